import { expect, test } from 'vitest'
import { badgeText, splitMessage } from '@trilha/web/notifications/notifications.words.ts'
import { targetOf } from './notifications.target.ts'

const row = {
  type: 1,
  selectiveProcessId: 7,
  target: null,
  search: null,
  invitationAccepted: null,
  html: null,
}
const reminderAbout = (target: string) => ({ type: 4, selectiveProcessId: null, target })
const vacancy = '/dashboard/listSelectiveProcesses/7/viewSelectiveProcess'
const progress = '/dashboard/progressSelectiveProcess/7'

test.each<[string, object, unknown]>([
  ['a movement', {}, { to: progress }],
  ['a message', { type: 2 }, { to: `${progress}/conversation` }],
  ['an invitation without an answer', { type: 3 }, { to: `${vacancy}?isNotification=y` }],
  ['an accepted invitation', { type: 3, invitationAccepted: true }, { to: progress }],
  ['a declined invitation', { type: 3, invitationAccepted: false }, { to: vacancy }],
  ['a reminder', { type: 4 }, { to: vacancy }],
  ['a reminder without vacancy and target', { type: 4, selectiveProcessId: null }, null],
  ['the reminder to look over a CV', reminderAbout('profile'), { to: '/dashboard/user' }],
  ['an address that bounces', reminderAbout('email'), { to: '/dashboard/user/settings#access' }],
  ['a data export that is ready', reminderAbout('copy'), { to: '/dashboard/user/settings#copy' }],
  ['WhatsApp off', reminderAbout('preferences'), { to: '/dashboard/notification-preferences' }],
  [
    'an alert about several vacancies',
    { ...reminderAbout('search'), search: '?city=Betim&sort=newest' },
    { to: '/dashboard/listSelectiveProcesses?city=Betim&sort=newest' },
  ],
  ['the deadline of a stage', { type: 1, target: 'stage' }, { to: `${progress}?abrir=etapa` }],
  ['an announcement', { type: 6, html: '<p>Oi</p>' }, 'popup'],
  ['an announcement without html', { type: 6 }, null],
  ['an unknown type', { type: 5 }, null],
  ['another unknown type', { type: 99, html: '<p>Oi</p>' }, null],
])('the target of a notification: %s', (_, fields, target) => {
  expect(targetOf({ ...row, ...fields })).toEqual(target)
})

test('the first of several sentences is the title', () => {
  expect(splitMessage('Você avançou. Loja aprovou a etapa.')).toEqual({
    title: 'Você avançou.',
    text: 'Loja aprovou a etapa.',
  })
  expect(splitMessage('Uma frase só.')).toEqual({ title: '', text: 'Uma frase só.' })
})

test('the badge shows a number up to 9, then 9+, and nothing for zero', () => {
  expect([0, 1, 9, 10, 250].map(badgeText)).toEqual([undefined, '1', '9', '9+', '9+'])
})
