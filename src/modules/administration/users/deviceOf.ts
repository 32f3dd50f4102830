const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** The browser and system that a `User-Agent` names, the same in every language; its own text is never shown. */
export function deviceOf(userAgent: string | null): string {
  const names = [browsers, systems].map(
    (kinds) => kinds.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  )
  return names.filter((name) => name !== undefined).join(', ')
}
