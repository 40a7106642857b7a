import type { ValuesKeys } from './values.score.ts'

/**
 * Keys of the first values assessment. Must not change, because people have answered it (a test
 * checks its hash); other items need a new version. Browsers must not load this file.
 */
export const valuesV1: ValuesKeys = {
  version: 'values-1',
  scales: {
    'self-direction': ['v22', 'v01', 'v17'],
    stimulation: ['v31', 'v24', 'v12'],
    hedonism: ['v05', 'v19', 'v08'],
    achievement: ['v06', 'v25', 'v14'],
    power: ['v09', 'v21', 'v03'],
    security: ['v02', 'v29', 'v07'],
    conformity: ['v04', 'v11', 'v23'],
    tradition: ['v16', 'v32', 'v27'],
    benevolence: ['v30', 'v15', 'v26'],
    universalism: ['v13', 'v20', 'v18'],
  },
  directed: [
    ['v10', 1],
    ['v28', 6],
  ],
}
