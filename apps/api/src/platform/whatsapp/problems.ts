import type { WhatsAppProblem } from '@trilha/contracts/system/whatsapp'

/** Error codes of the Cloud API, grouped by the action they need. */
const codes: Partial<Record<WhatsAppProblem, readonly number[]>> = {
  token: [190],
  'too-many': [4, 80_007, 130_429, 131_048, 131_056, 133_016],
  field: [33, 100, 131_008, 131_009],
  undeliverable: [131_026],
  'person-stopped': [131_050],
  withheld: [130_472, 131_049],
  window: [131_047],
  kind: [131_051, 131_052, 131_053],
  'template-missing': [132_001],
  'template-form': [132_000, 132_005, 132_007, 132_012],
  'template-paused': [132_015, 132_016],
  payment: [131_042],
  account: [3, 10, 368, 131_005, 131_031, 131_045, 133_010],
  service: [1, 2, 131_000, 131_016, 131_057],
}

const byCode = new Map(
  Object.entries(codes).flatMap(([problem, problemCodes]) =>
    problemCodes.map((code) => [code, problem as WhatsAppProblem] as const),
  ),
)

/** The kind of problem of an error code, for display to the team. */
export const problemOf = (code: number): WhatsAppProblem => byCode.get(code) ?? 'other'
