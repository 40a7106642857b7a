import type { CompetencyKeys } from './competency.score.ts'

/**
 * Keys of the first competency assessment. Must not change, because people have answered it (a test
 * checks its hash); other items need a new version. Browsers must not load this file.
 */
export const competencyV1: CompetencyKeys = {
  version: 'competency-1',
  scales: {
    lead: {
      positive: ['c41', 'c10', 'c47', 'c37'],
      reverse: ['c56', 'c07'],
      blocks: ['b04', 'b07', 'b10', 'b14', 'b19', 'b24', 'b28'],
    },
    support: {
      positive: ['c19', 'c49', 'c03', 'c38'],
      reverse: ['c45', 'c33'],
      blocks: ['b03', 'b05', 'b09', 'b29', 'b36', 'b39', 'b42'],
    },
    present: {
      positive: ['c12', 'c44', 'c20', 'c32'],
      reverse: ['c24', 'c18'],
      blocks: ['b01', 'b15', 'b17', 'b30', 'b34', 'b45', 'b51'],
    },
    analyze: {
      positive: ['c06', 'c27', 'c09', 'c43'],
      reverse: ['c54', 'c48'],
      blocks: ['b02', 'b22', 'b27', 'b38', 'b44', 'b46', 'b50'],
    },
    create: {
      positive: ['c02', 'c23', 'c13', 'c30'],
      reverse: ['c35', 'c55'],
      blocks: ['b06', 'b13', 'b23', 'b31', 'b37', 'b47', 'b53'],
    },
    organize: {
      positive: ['c14', 'c36', 'c57', 'c08'],
      reverse: ['c01', 'c25'],
      blocks: ['b08', 'b18', 'b25', 'b35', 'b41', 'b48', 'b56'],
    },
    adapt: {
      positive: ['c17', 'c42', 'c26', 'c52'],
      reverse: ['c40', 'c04'],
      blocks: ['b11', 'b16', 'b26', 'b33', 'b40', 'b52', 'b54'],
    },
    achieve: {
      positive: ['c31', 'c16', 'c50', 'c53'],
      reverse: ['c22', 'c29'],
      blocks: ['b12', 'b20', 'b21', 'b32', 'b43', 'b49', 'b55'],
    },
  },
  directed: [
    ['c15', 2],
    ['c34', 4],
    ['c51', 1],
  ],
  impression: [
    ['c05', 5],
    ['c11', 1],
    ['c21', 5],
    ['c28', 1],
    ['c39', 5],
    ['c46', 1],
  ],
}
