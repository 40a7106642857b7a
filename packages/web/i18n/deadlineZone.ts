import { brasilia } from '@trilha/contracts/shared/brasilia'

/** The time zones of Brazil, with the older names that devices still have. */
const brazilianZones = new Set([
  brasilia,
  'Brazil/East',
  'Brazil/West',
  'Brazil/Acre',
  'Brazil/DeNoronha',
  ...[
    'Araguaina',
    'Bahia',
    'Belem',
    'Boa_Vista',
    'Campo_Grande',
    'Cuiaba',
    'Eirunepe',
    'Fortaleza',
    'Maceio',
    'Manaus',
    'Noronha',
    'Porto_Acre',
    'Porto_Velho',
    'Recife',
    'Rio_Branco',
    'Santarem',
  ].map((city) => `America/${city}`),
])

let deviceZone: string | undefined

/**
 * The time zone in which deadlines are shown: the reader's in Brazil, Brasília's elsewhere.
 * @param zone time zone of the reader; the device's by default.
 */
export function deadlineZone(zone?: string): { timeZone: string; isAbroad: boolean } {
  deviceZone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone
  const reader = zone ?? deviceZone
  const isAbroad = !brazilianZones.has(reader)
  return { timeZone: isAbroad ? brasilia : reader, isAbroad }
}
