import * as z from 'zod/mini'
import { stageStates } from '../applications/states.ts'
import { candidateOnly, endpoint, recruiterOnly } from '../shared/endpoint.ts'
import { idParams, instant, text, uuid, vacancyId } from '../shared/fields.ts'
import { canReply } from '../vacancies/vacancies.ts'

/**
 * Video interviews and video resumes: open a question, record, upload in parts, convert for
 * playback.
 */

/** Maximum length and size of every recording; a question can set a shorter length. */
export const videoCeiling = { seconds: 150, bytes: 100 * 1024 * 1024 } as const

/** Upload URL prefix: `HEAD` and `PATCH` of `<this>/<video id>` (tus 1.0, deferred length). */
export const uploadsPath = '/api/videos/uploads'

/** `received`: uploaded and waiting for conversion; `failed`: `failure` says why. */
export const videoStates = ['uploading', 'received', 'processing', 'ready', 'failed'] as const
export type VideoState = (typeof videoStates)[number]

export const videoMediums = ['video', 'audio', 'text'] as const
export type VideoMedium = (typeof videoMediums)[number]

/**
 * Why a recording failed. With `not-converted` it still plays in its original format and counts as
 * an answer. With any other failure it must be recorded again, and the failed take does not count.
 */
export const videoFailures = [
  'not-a-video',
  'no-sound',
  'too-long',
  'too-large',
  'not-converted',
] as const
export type VideoFailure = (typeof videoFailures)[number]

/** Playback URL, signed and temporary; request it again for a new one. */
export const playbackReply = z.object({
  url: z.string(),
  /** MIME type of the response. */
  type: z.string(),
  expiresAt: instant,
  /** True if this is the original recording, because no converted one exists yet. */
  original: z.boolean(),
})
export type Playback = z.output<typeof playbackReply>

/** One recording (or text) as its author sees it. */
export const videoReply = z.object({
  id: uuid,
  purpose: z.enum(['interview', 'resume']),
  /** Null for a video resume. */
  questionId: z.nullable(uuid),
  /** 1 for the first recording of a question. */
  take: z.int(),
  medium: z.enum(videoMediums),
  text: z.nullable(z.string()),
  state: z.enum(videoStates),
  /** Percent while `processing`; 100 when ready. */
  progress: z.int(),
  failure: z.nullable(z.enum(videoFailures)),
  /** Uploaded size; null while uploading. */
  bytes: z.nullable(z.int()),
  /** Null until the server has analysed the file. */
  durationMs: z.nullable(z.int()),
  /** Display size in pixels; a portrait recording is taller than wide. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  posterUrl: z.nullable(z.string()),
  /** Null while uploading, for text, and for unplayable recordings. */
  playback: z.nullable(playbackReply),
  /** URL to continue the upload (tus 1.0: HEAD, then PATCH); null when finished. */
  uploadUrl: z.nullable(z.string()),
  createdAt: instant,
  /** Who watched it, latest first. */
  views: z.array(z.object({ name: z.string(), company: z.string(), at: instant })),
  can: z.object({ remove: canReply, retry: canReply }),
})
export type Video = z.output<typeof videoReply>

export const videoQuestionReply = z.object({
  id: uuid,
  position: z.int(),
  prepareSeconds: z.int(),
  limitSeconds: z.int(),
  /** Maximum number of recordings: 1 + retakes. */
  takes: z.int(),
  takesLeft: z.int(),
  allowsAudio: z.boolean(),
  allowsText: z.boolean(),
  /**
   * The question; null until it is opened. Preparation ends at `readyAt`; starting later has no
   * penalty.
   */
  opened: z.nullable(
    z.object({ prompt: z.string(), help: z.string(), openedAt: instant, readyAt: instant }),
  ),
  /** The answer that a submission would send now: the latest usable recording, or the text. */
  answer: z.nullable(videoReply),
})
export type VideoQuestion = z.output<typeof videoQuestionReply>

export const videoInterviewReply = z.object({
  applicationId: uuid,
  stageId: uuid,
  vacancy: z.object({ id: vacancyId, slug: z.string(), roleName: z.string(), company: z.string() }),
  title: z.string(),
  instructions: z.string(),
  minutes: z.int(),
  state: z.enum(stageStates),
  dueAt: z.nullable(instant),
  questions: z.array(videoQuestionReply),
  can: z.object({ record: canReply, submit: canReply }),
})
export type VideoInterview = z.output<typeof videoInterviewReply>

export const getVideoInterview = endpoint({
  id: 'videos.interview',
  summary: "Video interview of the candidate's application: questions with the answers so far",
  method: 'GET',
  path: '/selectiveProcess/{id}/videoInterview',
  who: candidateOnly,
  params: z.object({ id: vacancyId }),
  reply: videoInterviewReply,
  errors: ['stage-not-open'],
})

const questionParams = z.object({ id: uuid, stageId: uuid, questionId: uuid })

export const openVideoQuestion = endpoint({
  id: 'videos.openQuestion',
  summary: 'Open the next question, whose text is hidden until then; safe to repeat',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/videoQuestions/{questionId}/open',
  who: candidateOnly,
  params: questionParams,
  reply: z.object({ prompt: z.string(), help: z.string(), openedAt: instant, readyAt: instant }),
  errors: ['stage-not-open', 'deadline-passed', 'question-not-open'],
})

export const videoTextBody = z.object({ text: text(4000, 1) })

export const answerByText = endpoint({
  id: 'videos.answerByText',
  summary: 'Answer a question in writing instead of with a recording, if the question allows it',
  method: 'PUT',
  path: '/applications/{id}/stages/{stageId}/videoQuestions/{questionId}/text',
  who: candidateOnly,
  params: questionParams,
  body: videoTextBody,
  reply: videoReply,
  errors: ['stage-not-open', 'deadline-passed', 'question-not-open', 'answer-kind-not-allowed'],
})

export const submitVideoInterview = endpoint({
  id: 'videos.submit',
  summary: 'Submit the interview when every question has an answer',
  method: 'POST',
  path: '/applications/{id}/stages/{stageId}/videoInterview',
  who: candidateOnly,
  params: z.object({ id: uuid, stageId: uuid }),
  errors: ['stage-not-open', 'deadline-passed', 'answers-incomplete'],
})

export const createVideoBody = z.object({
  /** The question that the recording answers; null or absent for a video resume. */
  answerTo: z.optional(z.nullable(z.object({ applicationId: uuid, questionId: uuid }))),
  medium: z.enum(['video', 'audio'], { error: 'not-listed' }),
  /** MIME type as the client reports it; the server checks the bytes. */
  mime: z.string({ error: 'required' }).check(z.maxLength(120, { error: 'too-long' })),
})

export const createVideo = endpoint({
  id: 'videos.create',
  summary:
    'Begin a recording: counts one take and returns the URL for its upload (tus; parts can be sent while recording)',
  method: 'POST',
  path: '/videos',
  who: candidateOnly,
  body: createVideoBody,
  reply: z.object({
    id: uuid,
    take: z.int(),
    takesLeft: z.int(),
    uploadUrl: z.string(),
    maxSeconds: z.int(),
    maxBytes: z.int(),
  }),
  errors: [
    'stage-not-open',
    'deadline-passed',
    'question-not-open',
    'answer-kind-not-allowed',
    'takes-used',
    'key-reused',
  ],
  status: 201,
  idempotent: true,
})

export const finishVideoBody = z.object({
  /** Total size of the recording. */
  bytes: z.int({ error: 'required' }).check(z.minimum(1), z.maximum(videoCeiling.bytes)),
  /** SHA-256 of the whole recording, hexadecimal. */
  sha256: z.string({ error: 'required' }).check(z.regex(/^[0-9a-f]{64}$/, { error: 'invalid' })),
})

export const finishVideo = endpoint({
  id: 'videos.finish',
  summary:
    'Finish an upload: the server compares size and hash with the received file, then converts it. Safe to repeat',
  method: 'POST',
  path: '/videos/{id}/finish',
  who: candidateOnly,
  params: idParams,
  body: finishVideoBody,
  reply: videoReply,
  errors: ['upload-incomplete', 'upload-differs'],
})

export const getVideo = endpoint({
  id: 'videos.get',
  summary: "One of the candidate's recordings: conversion state, playback URLs and views",
  method: 'GET',
  path: '/videos/{id}',
  who: candidateOnly,
  params: idParams,
  reply: videoReply,
})

export const removeVideo = endpoint({
  id: 'videos.remove',
  summary:
    "Delete one of the candidate's recordings: an interview's before submission, a resume at any time",
  method: 'DELETE',
  path: '/videos/{id}',
  who: candidateOnly,
  params: idParams,
  errors: ['stage-not-open'],
})

export const retryVideo = endpoint({
  id: 'videos.retry',
  summary: 'Retry the failed conversion of a recording',
  method: 'POST',
  path: '/videos/{id}/retry',
  who: candidateOnly,
  params: idParams,
  reply: videoReply,
  errors: ['nothing-to-retry'],
})

export const getVideoResume = endpoint({
  id: 'videos.resume',
  summary: "A candidate's own video resume",
  method: 'GET',
  path: '/candidate/{id}/videoResume',
  who: candidateOnly,
  params: idParams,
  reply: z.object({ video: z.nullable(videoReply) }),
})

export const setVideoResume = endpoint({
  id: 'videos.setResume',
  summary:
    'Choose a finished recording as the video resume; the previous one is deleted when the new one is ready',
  method: 'PUT',
  path: '/candidate/{id}/videoResume',
  who: candidateOnly,
  params: idParams,
  body: z.object({ videoId: uuid }),
  reply: z.object({ video: videoReply }),
  errors: ['upload-incomplete'],
})

/** One answer as the company sees it; playback is requested when somebody watches. */
export const pipelineVideo = z.object({
  id: uuid,
  medium: z.enum(videoMediums),
  text: z.nullable(z.string()),
  state: z.enum(videoStates),
  progress: z.int(),
  durationMs: z.nullable(z.int()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  posterUrl: z.nullable(z.string()),
  /** True if there is something to play. */
  playable: z.boolean(),
  /** When the viewer last watched it. */
  watchedAt: z.nullable(instant),
})
export type PipelineVideo = z.output<typeof pipelineVideo>

export const pipelineVideosReply = z.object({
  /** Only submitted interviews. */
  interviews: z.array(
    z.object({
      stageId: uuid,
      title: z.string(),
      submittedAt: instant,
      questions: z.array(
        z.object({
          id: uuid,
          position: z.int(),
          prompt: z.string(),
          help: z.string(),
          limitSeconds: z.int(),
          answer: z.nullable(pipelineVideo),
        }),
      ),
    }),
  ),
  resume: z.nullable(pipelineVideo),
  /** True if the candidate is hidden: the viewer must reveal the candidate before playback. */
  hidden: z.boolean(),
})
export type PipelineVideos = z.output<typeof pipelineVideosReply>

export const listPipelineVideos = endpoint({
  id: 'videos.pipeline',
  summary: 'Video answers of an application and the video resume of its candidate',
  method: 'GET',
  path: '/company/applications/{id}/videos',
  who: recruiterOnly,
  params: z.object({ id: uuid }),
  reply: pipelineVideosReply,
  errors: ['withheld'],
})

export const watchVideo = endpoint({
  id: 'videos.watch',
  summary: 'Playback URLs of a recording; the view is recorded for the candidate',
  method: 'POST',
  path: '/company/applications/{id}/videos/{videoId}/watch',
  who: recruiterOnly,
  params: z.object({ id: uuid, videoId: uuid }),
  reply: playbackReply,
  errors: ['reveal-first', 'withheld'],
})
