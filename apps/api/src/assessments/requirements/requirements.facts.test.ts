import * as requirements from '@trilha/contracts/assessments/requirements'
import { expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { conversationStage, requirementsStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, sendTest } from '../../../test/trails.ts'
import { readFacts } from '../../candidates/candidates.service.ts'

const p = program()

test('registrations and availability are compared and saved in the profile', async () => {
  const trail = await aTrail(p, {
    changes: {
      stages: [
        {
          ...requirementsStage,
          rules: [
            {
              id: 'coren',
              eliminatory: true,
              reason: 'A lei pede o registro para este trabalho.',
              predicate: { kind: 'council', council: 'COREN', state: 'MG' },
            },
            {
              id: 'soon',
              eliminatory: false,
              reason: 'A equipe abre em três semanas.',
              predicate: { kind: 'availability', withinDays: 21 },
            },
          ],
        },
        conversationStage,
      ],
    },
    candidate: { facts: { councils: [{ council: 'CRC', state: 'SP' }] } },
  })
  const { token, candidateId } = trail.candidate
  const params = { id: trail.vacancy.id }
  const { body } = await call(p, requirements.getRequirementsTest, { params }, { token })
  expect(body.facts).toEqual({
    councils: [{ council: 'CRC', state: 'SP' }],
  })
  const answer = (facts: object) => sendTest(p, trail, { facts, answers: {} } as never)
  refused(await answer({ councils: [{ council: 'XYZ', state: 'MG' }] }), 400, 'invalid-request')
  refused(await answer({ availability: 3 }), 400, 'invalid-request')
  refused(await answer({ availability: 7 }), 400, 'answers-incomplete')
  const sent = await answer({ councils: [{ council: 'COREN', state: 'BA' }], availability: 30 })
  expect(sent.body.outcome).toBe('not_approved')
  expect(sent.body.results.map((result) => [result.rule.id, result.met, result.given])).toEqual([
    ['coren', false, 'BA'],
    ['soon', false, '30'],
  ])
  expect(await readFacts(p.platform.db, candidateId)).toEqual({
    councils: [
      { council: 'CRC', state: 'SP' },
      { council: 'COREN', state: 'BA' },
    ],
    availability: 30,
  })
})
