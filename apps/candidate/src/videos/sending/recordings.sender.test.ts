import { beforeEach, expect, test } from 'vitest'
import { fakeDeviceStore, fakeServer, recording } from './recordings.fakes.ts'
import { createSender } from './recordings.sender.ts'

let deviceStore: ReturnType<typeof fakeDeviceStore>
let fake: ReturnType<typeof fakeServer>
let maySend = true
let keys = 0

/** Simulates a reload: memory is cleared, device storage is not. */
const page = () =>
  createSender({
    deviceStore,
    server: fake.server,
    maySend: () => maySend,
    newKey: () => `k${++keys}`,
    onChange: () => undefined,
    onSent: () => undefined,
    onArrived: () => undefined,
  })

const record = (text: string, id = 'r1') =>
  deviceStore.append(id, Uint8Array.from(Buffer.from(text)).buffer, 1)

beforeEach(async () => {
  deviceStore = fakeDeviceStore()
  fake = fakeServer()
  maySend = true
  await deviceStore.add(recording())
})

test('parts are sent during the recording; the upload is finished only after acceptance', async () => {
  const sender = page()
  await record('one')
  expect(await sender.runOnce('jussara')).toBe(false)
  expect(fake.uploads.get('/upload/1')?.toString()).toBe('one')
  await record('two')
  await deviceStore.change('r1', { state: 'recorded' })
  await sender.runOnce('jussara')
  expect(fake.uploads.get('/upload/1')?.toString()).toBe('onetwo')
  expect(fake.finished).toEqual([])
  await deviceStore.change('r1', { state: 'accepted' })
  await sender.runOnce('jussara')
  expect(fake.finished).toEqual([
    {
      videoId: 'video-1',
      bytes: 6,
      sha256: '25b6746d5172ed6352966a013d93ac846e1110d5a25e8f183b5931f4688842a1',
    },
  ])
  expect(await deviceStore.list('jussara')).toEqual([])
})

test('recordings of another user on this device are not sent', async () => {
  await record('one')
  await page().runOnce('renata')
  expect(fake.state.created).toBe(0)
})

test('a lost connection loses nothing and sends nothing twice', async () => {
  const sender = page()
  await record('one')
  await sender.runOnce('jussara')
  fake.state.cut = true
  await record('two')
  expect(await sender.runOnce('jussara')).toBe(true)
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'offline', sent: 3 })
  fake.state.cut = false
  fake.state.losesNextResponse = true
  expect(await sender.runOnce('jussara')).toBe(true)
  await sender.runOnce('jussara')
  expect(fake.uploads.get('/upload/1')?.toString()).toBe('onetwo')
  expect(fake.log).toEqual(['piece 0-3', 'piece 3-6'])
})

test("after a closed tab the next page resumes at the server's offset", async () => {
  await record('one')
  await page().runOnce('jussara')
  await record('two')
  await page().runOnce('jussara')
  expect(fake.log).toEqual(['piece 0-3', 'piece 3-6'])
  expect(fake.state.created).toBe(1)
})

test('progress of another tab is not overwritten', async () => {
  const here = page()
  await record('one')
  await here.runOnce('jussara')
  await record('two')
  await page().runOnce('jussara')
  await record('six')
  expect(await here.runOnce('jussara')).toBe(true)
  await here.runOnce('jussara')
  expect(fake.uploads.get('/upload/1')?.toString()).toBe('onetwosix')
})

test('an upload lost by the server restarts from the beginning with a new key', async () => {
  const sender = page()
  await record('one')
  await sender.runOnce('jussara')
  fake.uploads.clear()
  await record('two')
  expect(await sender.runOnce('jussara')).toBe(true)
  await sender.runOnce('jussara')
  expect(fake.uploads.get('/upload/2')?.toString()).toBe('onetwo')
  expect((await deviceStore.get('r1'))?.key).not.toBe('k0')
})

test('an upload that differs on the server restarts from the beginning', async () => {
  const sender = page()
  await record('one')
  await sender.runOnce('jussara')
  fake.uploads.set('/upload/1', Buffer.from('longer than here'))
  await deviceStore.change('r1', { state: 'accepted' })
  expect(await page().runOnce('jussara')).toBe(true)
  await sender.runOnce('jussara')
  await sender.runOnce('jussara')
  expect(fake.files.get('/upload/1')).toBe('one')
  expect(fake.finished).toHaveLength(1)
  expect(fake.state.created).toBe(1)
})

test('if the response to the last request is lost, the upload is complete and uses no other take', async () => {
  await record('one')
  await page().runOnce('jussara')
  await deviceStore.change('r1', { state: 'accepted' })
  fake.state.losesNextResponse = true
  expect(await page().runOnce('jussara')).toBe(true)
  expect(await page().runOnce('jussara')).toBe(false)
  expect(await deviceStore.list('jussara')).toEqual([])
  expect(fake.finished).toHaveLength(1)
  expect(fake.state.created).toBe(1)
})

test('a refused upload waits for the user and can be retried', async () => {
  const sender = page()
  await record('one')
  fake.state.refusing = 'takes-used'
  expect(await sender.runOnce('jussara')).toBe(false)
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'refused', refusal: 'takes-used' })
  fake.state.refusing = null
  await sender.runOnce('jussara')
  expect(fake.state.created).toBe(0)
  sender.allowRetry('r1')
  await sender.runOnce('jussara')
  expect(fake.state.created).toBe(1)
})

test('data saving delays the upload and keeps the recording complete', async () => {
  maySend = false
  const sender = page()
  await record('one')
  await sender.runOnce('jussara')
  expect(fake.uploads.get('/upload/1')?.toString()).toBe('')
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'held', sent: 0 })
  maySend = true
  await sender.runOnce('jussara')
  expect(sender.sendings.get('r1')).toMatchObject({ phase: 'sending', sent: 3 })
})

test('a discarded recording is deleted on the server too, even after being offline', async () => {
  const sender = page()
  await record('one')
  await sender.runOnce('jussara')
  await deviceStore.change('r1', { state: 'discarded' })
  fake.state.cut = true
  expect(await sender.runOnce('jussara')).toBe(true)
  fake.state.cut = false
  await sender.runOnce('jussara')
  expect(fake.log.at(-1)).toBe('remove video-1')
  expect(await deviceStore.list('jussara')).toEqual([])
})

test('the interview is submitted after its last recording, never before', async () => {
  const sender = page()
  await record('one')
  await deviceStore.change('r1', { state: 'recorded' })
  await deviceStore.addSubmission({ applicationId: 'a1', stageId: 's1', owner: 'jussara' })
  await sender.runOnce('jussara')
  expect(fake.log).not.toContain('submit a1')
  await deviceStore.change('r1', { state: 'accepted' })
  await sender.runOnce('jussara')
  expect(fake.log.at(-1)).toBe('submit a1')
  await sender.runOnce('jussara')
  expect(fake.log.filter((line) => line === 'submit a1')).toHaveLength(1)
})
