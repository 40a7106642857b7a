import { expect, test } from 'vitest'
import { asStep, stepOf } from './editor.steps.ts'

test('each field belongs to its part of the editor', () => {
  expect(stepOf('roleName')).toBe('sobre')
  expect(stepOf('municipalityCode')).toBe('sobre')
  expect(stepOf('requirements.2')).toBe('requisitos')
  expect(stepOf('recordsCheck.reason')).toBe('requisitos')
  expect(stepOf('salary.maxCents')).toBe('salario')
  expect(stepOf('salaryHiddenReason')).toBe('salario')
  expect(stepOf('stages.0.items.1.prompt')).toBe('etapas')
})

test('an unknown part in the URL falls back to the first one', () => {
  expect(asStep('etapas')).toBe('etapas')
  expect(asStep('nada')).toBe('sobre')
  expect(asStep(null)).toBe('sobre')
})
