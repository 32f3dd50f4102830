type Framework = 'nistAiRmf' | 'iso42001' | 'owaspLlm' | 'mitreAtlas' | 'euAiAct' | 'oecd'

export type Mappings = Partial<Record<Framework, readonly string[]>>

/**
 * What is measured, in the terms of the frameworks that assessors use: OWASP Top 10 for LLM applications, edition 2026
 * (in another order than 2025), MITRE ATLAS 5.6, NIST AI RMF 1.0, ISO/IEC 42001:2023 annex A.
 */
export const frameworks = {
  monitoring: { nistAiRmf: ['MEASURE 2.4', 'MANAGE 4.1'], iso42001: ['A.6.2.6'] },
  injection: {
    owaspLlm: ['LLM01:2026'],
    mitreAtlas: ['AML.T0051', 'AML.T0054', 'AML.T0056'],
    nistAiRmf: ['MEASURE 2.7'],
  },
  privacy: {
    owaspLlm: ['LLM02:2026'],
    mitreAtlas: ['AML.T0057'],
    nistAiRmf: ['MEASURE 2.10'],
  },
  misinformation: {
    owaspLlm: ['LLM07:2026'],
    mitreAtlas: ['AML.T0062'],
    nistAiRmf: ['MEASURE 2.5', 'MEASURE 2.6'],
  },
  citations: { owaspLlm: ['LLM07:2026', 'LLM10:2026'], nistAiRmf: ['MEASURE 2.9'] },
  fallback: {
    nistAiRmf: ['GOVERN 6.2', 'MANAGE 2.4', 'MEASURE 2.6'],
    iso42001: ['A.10.3'],
  },
  index: { mitreAtlas: ['AML.T0066', 'AML.T0070'], nistAiRmf: ['MEASURE 2.5'] },
  feedback: { nistAiRmf: ['MEASURE 3.3'] },
  fairness: { nistAiRmf: ['MEASURE 2.11'] },
  training: { owaspLlm: ['LLM05:2026'], nistAiRmf: ['MAP 4.1'] },
  environment: { nistAiRmf: ['MEASURE 2.12'] },
  records: { nistAiRmf: ['MEASURE 2.4'], iso42001: ['A.6.2.8'] },
  overuse: { owaspLlm: ['LLM06:2026'], mitreAtlas: ['AML.T0029', 'AML.T0034'] },
  none: {},
} as const satisfies Record<string, Mappings>
