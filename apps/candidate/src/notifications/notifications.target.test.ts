import { expect, test } from 'vitest'
import { badgeOf, partsOf, targetOf } from './notifications.target.ts'

const row = { type: 1, selectiveProcessId: 7, invitationAccepted: null, html: null }
const vacancy = '/dashboard/listSelectiveProcesses/7/viewSelectiveProcess'
const progress = '/dashboard/progressSelectiveProcess/7'

test.each<[string, object, unknown]>([
  ['a movement', {}, { to: progress }],
  ['a message', { type: 2 }, { to: progress }],
  ['an invitation without an answer', { type: 3 }, { to: `${vacancy}?isNotification=y` }],
  ['an accepted one', { type: 3, invitationAccepted: true }, { to: progress }],
  ['a declined one', { type: 3, invitationAccepted: false }, { to: vacancy }],
  ['a reminder', { type: 4 }, { to: vacancy }],
  ['a reminder about nothing here', { type: 4, selectiveProcessId: null }, null],
  ['an announcement', { type: 6, html: '<p>Oi</p>' }, 'popup'],
  ['an announcement without html', { type: 6 }, null],
  ['an unknown type', { type: 5 }, null],
  ['another one', { type: 99, html: '<p>Oi</p>' }, null],
])('%s leads where it belongs', (_, given, target) => {
  expect(targetOf({ ...row, ...given })).toEqual(target)
})

test('the first of several sentences is the title', () => {
  expect(partsOf('Você avançou. Loja aprovou a etapa.')).toEqual({
    title: 'Você avançou.',
    text: 'Loja aprovou a etapa.',
  })
  expect(partsOf('Uma frase só.')).toEqual({ title: '', text: 'Uma frase só.' })
})

test('the badge counts to nine', () => {
  expect([0, 1, 9, 10, 250].map(badgeOf)).toEqual([undefined, '1', '9', '9+', '9+'])
})
