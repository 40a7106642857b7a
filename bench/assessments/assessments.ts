/**
 * Both self-assessments answered by simulated people with known traits: `npm run
 * bench:assessments`. Prints the correlation of scores with traits, alpha by scale, and the flag
 * rates. A simulation shows that the arithmetic works, not that the statements measure anything.
 */
import {
  competencyRecovery,
  crowd,
  flagged,
  level,
  meanOf,
  valuesRecovery,
  type Scale,
} from './measure.ts'
import { assumed, styles, type Assumed } from './people.ts'

const size = 2000
const seed = 20261121
const people = crowd(size, seed)
const of = (style: (typeof styles)[number]) => people.filter((person) => person.style === style)

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const table = (title: string, scales: readonly Scale[]) => {
  console.log(`\n${title}`)
  for (const { scale, r, alpha } of scales)
    console.log(`  ${scale.padEnd(16)} r ${r.toFixed(3)}   alpha ${alpha.toFixed(2)}`)
  const [r, alpha] = [meanOf(scales, 'r'), meanOf(scales, 'alpha')]
  console.log(`  ${'mean'.padEnd(16)} r ${r.toFixed(3)}   alpha ${alpha.toFixed(2)}`)
}

console.log(
  `${size} people: ${styles.map((style) => `${of(style).length} ${style}`).join(', ')}; ` +
    `items of a scale correlate by ${assumed.competency} (competencies), ${assumed.values} (values)`,
)
table('competencies, honest: correlation of score and trait', competencyRecovery(of('honest')))
table('values, honest: correlation of centred score and trait', valuesRecovery(of('honest')))

console.log(
  '\nby style                 r comp.  r values  mean score  spread  flagged comp.  values  either',
)
for (const style of styles) {
  const { mean, spread } = level(of(style))
  const seen = flagged(of(style))
  console.log(
    [
      `  ${style.padEnd(22)}`,
      meanOf(competencyRecovery(of(style)), 'r')
        .toFixed(2)
        .padStart(5),
      meanOf(valuesRecovery(of(style)), 'r')
        .toFixed(2)
        .padStart(8),
      mean.toFixed(1).padStart(10),
      spread.toFixed(1).padStart(9),
      percent(seen.competency).padStart(12),
      percent(seen.values).padStart(9),
      percent(seen.either).padStart(7),
    ].join(' '),
  )
  const flagShares = [...seen.by].sort(([, a], [, b]) => b - a)
  if (flagShares.length > 0)
    console.log(`    ${flagShares.map(([flag, share]) => `${flag} ${percent(share)}`).join(', ')}`)
}

console.log('\nhonest people under other assumptions')
const other: [string, Partial<Assumed>][] = [
  [
    'items correlate by the least that alpha 0.70 needs (0.28), values by 0.25',
    { competency: 0.28, values: 0.25 },
  ],
  ['values by 0.30', { values: 0.3 }],
  ['a directed line is missed once in 100', { slip: 1 / 100 }],
]
for (const [what, change] of other) {
  const honest = crowd(size, seed, { ...assumed, ...change }).filter((p) => p.style === 'honest')
  const seen = flagged(honest)
  console.log(`  ${what}:`)
  console.log(
    `    r competencies ${meanOf(competencyRecovery(honest), 'r').toFixed(3)}, ` +
      `values ${meanOf(valuesRecovery(honest), 'r').toFixed(3)}; ` +
      `flagged ${percent(seen.competency)} and ${percent(seen.values)}, either ${percent(seen.either)}`,
  )
}
