import { fill } from '../../../../../platform/words.js'
import type { Lesson } from '../../../../../modules/learning/lessonSchemas.js'
import type { Site } from '../../../Site.js'
import type { LessonProps } from './LessonArticle.js'

/** The video or the download of a lesson. */
export function LessonMedia({ site, lesson, isVideoShown = false }: LessonProps) {
  const words = site.words.lesson
  const { kind, video, download } = lesson
  if (download) return <Download site={site} download={download} />
  if (kind !== 'video') return null
  if (video?.url) return <Player site={site} video={video} url={video.url} />
  if (!video?.embedUrl) return <p className="note">{words.videoSoon}</p>
  if (isVideoShown) {
    return (
      <iframe
        className="player-video"
        src={video.embedUrl}
        title={lesson.title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
      />
    )
  }
  return (
    <div className="gate">
      <p dir="auto">{fill(words.outsideVideo, { host: new URL(video.embedUrl).host })}</p>
      <p>
        <a className="button" href={site.link(`${site.path}?video=show`)}>
          {words.showVideo}
        </a>
      </p>
    </div>
  )
}

type PlayerProps = { site: Site; video: NonNullable<Lesson['video']>; url: string }

/** Captions in the language of the page are shown from the start. */
function Player({ site, video, url }: PlayerProps) {
  const words = site.words.lesson
  const source = onThisSite(url)
  const labelOf = (code: string) =>
    site.languages.find((language) => language.code === code)?.label ?? code
  return (
    <video className="player-video" controls preload="metadata" playsInline>
      <source src={source} type={video.mimeType ?? undefined} />
      {video.captions.map((one) => (
        <track
          key={one.language}
          kind="captions"
          src={onThisSite(one.url)}
          srcLang={one.language}
          label={labelOf(one.language)}
          default={one.language === site.locale || video.captions.length === 1}
        />
      ))}
      <a href={source}>{words.noVideo}</a>
    </video>
  )
}

type DownloadProps = { site: Site; download: NonNullable<Lesson['download']> }

function Download({ site, download: { url, filename, size } }: DownloadProps) {
  const words = site.words.lesson
  const kilobytes = new Intl.NumberFormat(site.formats, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, size / 1024))
  return (
    <div className="gate">
      <p>
        <strong>
          <bdi>{filename}</bdi>
        </strong>{' '}
        <span className="muted">{kilobytes}</span>
      </p>
      <p>
        <a className="button" href={onThisSite(url)} download>
          {words.download}
        </a>
      </p>
    </div>
  )
}

/** Readers may use another name of this host than the API. */
function onThisSite(url: string): string {
  return new URL(url).pathname
}
