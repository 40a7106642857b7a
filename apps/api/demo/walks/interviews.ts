import { createHash } from 'node:crypto'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applyToVacancy } from '../../src/applications/applying/apply.ts'
import { submitRequirements } from '../../src/assessments/requirements/requirements.service.ts'
import type { CandidateContext, Platform } from '../../src/platform/context.ts'
import type { Converter } from '../../src/videos/conversion/convert.ts'
import { createVideo } from '../../src/videos/uploads/create.ts'
import { listPipelineVideos, watchVideo } from '../../src/videos/watching/watching.service.ts'
import { finishVideo } from '../../src/videos/uploads/finish.ts'
import {
  answerByText,
  getVideoInterview,
  openVideoQuestion,
  submitVideoInterview,
} from '../../src/videos/interview/interview.ts'
import { processVideo } from '../../src/videos/conversion/process.ts'
import { setVideoResume } from '../../src/videos/resume/resume.ts'
import { asCandidate, asRecruiter, type DemoCandidate, type DemoRecruiter } from '../actors.ts'
import type { WalkedVacancy } from './walks.ts'

/** Clips of animated speaking people, each with a poster: 10 seconds, H.264 and AAC. */
const clips = ['curly', 'long', 'short'] as const
type Clip = (typeof clips)[number]
const clipFile = (clip: Clip, ending: string) =>
  join(import.meta.dirname, '../clips', `${clip}.${ending}`)

/** A converter that copies the clip, since it is in the right format already. */
const copyConverter = (clip: Clip): Converter => ({
  name: 'demo',
  ending: () => 'mp4',
  convert: ({ input, output }) => copyFile(input, output),
  poster: (_input, output) => copyFile(clipFile(clip, 'jpg'), output),
})

/** A candidate's answers: for each question a clip or a text. */
type Answers = readonly (Clip | { text: string })[]

const writtenAnswer = {
  text: 'Cumprimento as três, digo quem vem primeiro e quanto falta, e já vou separando o pão quente em porções. Quem só quer pão sai rápido; a quem quer frios, peço um minuto e ofereço uma fatia para provar.',
}

/** `person` is an index in the list of people, chosen so that clip and person match. */
const sentInterviews: readonly {
  person: number
  answers: Answers
  hoursAgo: number
  watched: number
}[] = [
  { person: 0, answers: ['curly', 'curly', 'curly'], hoursAgo: 30, watched: 2 },
  { person: 1, answers: ['short', 'short', writtenAnswer], hoursAgo: 44, watched: 3 },
  { person: 2, answers: ['long', 'long', 'long'], hoursAgo: 52, watched: 0 },
  { person: 4, answers: ['short', 'short', 'short'], hoursAgo: 76, watched: 0 },
  { person: 5, answers: ['long', 'long', writtenAnswer], hoursAgo: 130, watched: 1 },
]

type Opening = { vacancy: WalkedVacancy; recruiter: DemoRecruiter }

/** Creates submitted video interviews, and an open one for the demo candidate. */
export async function createInterviews(
  platform: Platform,
  opening: Opening,
  jussara: DemoCandidate,
  people: readonly DemoCandidate[],
): Promise<void> {
  await passTest(platform, opening, jussara, 26)
  for (const { person: index, answers, hoursAgo, watched } of sentInterviews) {
    const person = people[index]
    if (!person) throw new Error('too few people for the video interviews')
    const id = await passTest(platform, opening, person, hoursAgo + 20)
    await answer(platform, opening, { person, answers, hoursAgo })
    await watch(platform, opening, { id, count: watched, hoursAgo: hoursAgo - 10 })
  }
  const [first] = people
  if (first) await makeVideoResume(platform, first, 'curly')
}

/** Applies and passes the requirements test, so that the interview is open. */
async function passTest(
  platform: Platform,
  { vacancy }: Opening,
  person: DemoCandidate,
  hoursAgo: number,
): Promise<string> {
  const candidate = asCandidate(platform, person, hoursAgo)
  const vacancyId = vacancy.id
  const { id } = await applyToVacancy(candidate, { vacancyId, source: 'search' }, null)
  const statements = vacancy.rules.filter((rule) => rule.predicate.kind === 'statement')
  const given = {
    facts: { schooling: 'high-school' as const },
    answers: Object.fromEntries(statements.map((rule) => [rule.id, true])),
  }
  await submitRequirements(candidate, { id, stageId: vacancy.stageIds[0] ?? '' }, given, null)
  return id
}

async function answer(
  platform: Platform,
  { vacancy }: Opening,
  { person, answers, hoursAgo }: { person: DemoCandidate; answers: Answers; hoursAgo: number },
): Promise<void> {
  const candidate = asCandidate(platform, person, hoursAgo)
  const { applicationId, stageId, questions } = await getVideoInterview(candidate, vacancy.id)
  for (const [i, question] of questions.entries()) {
    const place = { id: applicationId, stageId, questionId: question.id }
    await openVideoQuestion(candidate, place)
    const given = answers[i] ?? writtenAnswer
    if (typeof given !== 'string') {
      await answerByText(candidate, place, given.text)
      continue
    }
    const answerTo = { applicationId, questionId: question.id }
    await record(platform, candidate, answerTo, given)
  }
  await submitVideoInterview(candidate, { id: applicationId, stageId })
}

async function makeVideoResume(
  platform: Platform,
  person: DemoCandidate,
  clip: Clip,
): Promise<void> {
  const candidate = asCandidate(platform, person, 90)
  const id = await record(platform, candidate, null, clip)
  await setVideoResume(candidate, person.candidateId, id)
}

/** Creates, uploads, finishes and converts a recording through the services. @returns its id. */
async function record(
  platform: Platform,
  candidate: CandidateContext,
  answerTo: { applicationId: string; questionId: string } | null,
  clip: Clip,
): Promise<string> {
  const begun = await createVideo(candidate, { answerTo, medium: 'video', mime: 'video/mp4' }, null)
  const file = clipFile(clip, 'mp4')
  const bytes = await readFile(file)
  await copyFile(file, platform.uploads.path(begun.id))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await finishVideo(candidate, begun.id, { bytes: bytes.length, sha256 })
  await processVideo(platform, begun.id, [copyConverter(clip)])
  return begun.id
}

/** Marks the first recordings as watched by the company. */
async function watch(
  platform: Platform,
  { recruiter }: Opening,
  { id, count, hoursAgo }: { id: string; count: number; hoursAgo: number },
): Promise<void> {
  const company = asRecruiter(platform, recruiter, hoursAgo)
  const { interviews } = await listPipelineVideos(company, id)
  const answers = interviews.flatMap(({ questions }) => questions.flatMap((q) => q.answer ?? []))
  for (const video of answers.filter((one) => one.playable).slice(0, count))
    await watchVideo(company, { id, videoId: video.id })
}
