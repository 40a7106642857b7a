import * as contract from '@trilha/contracts/videos/videos'
import * as notes from '@trilha/contracts/videos/notes'
import { route } from '../platform/http/route.ts'
import { createVideo } from './uploads/create.ts'
import { listPipelineVideos, watchVideo } from './watching/watching.service.ts'
import { finishVideo } from './uploads/finish.ts'
import {
  answerByText,
  getVideoInterview,
  openVideoQuestion,
  submitVideoInterview,
} from './interview/interview.ts'
import { getVideo, removeVideo, retryVideo } from './videos.own.ts'
import { deleteVideoNote, listVideoNotes, writeVideoNote } from './watching/notes.ts'
import { getVideoResume, setVideoResume } from './resume/resume.ts'

export const videosRoutes = [
  route(contract.getVideoInterview, 'read', (ctx, { params }) => getVideoInterview(ctx, params.id)),
  route(contract.openVideoQuestion, 'write', (ctx, { params }) => openVideoQuestion(ctx, params)),
  // Autosaved while the person writes, so it has the higher limit of reads.
  route(contract.answerByText, 'read', (ctx, { params, body }) =>
    answerByText(ctx, params, body.text),
  ),
  route(contract.submitVideoInterview, 'write', (ctx, { params }) =>
    submitVideoInterview(ctx, params),
  ),
  route(contract.createVideo, 'write', (ctx, { body, idempotencyKey }) =>
    createVideo(ctx, body, idempotencyKey),
  ),
  route(contract.finishVideo, 'write', (ctx, { params, body }) =>
    finishVideo(ctx, params.id, body),
  ),
  route(contract.getVideo, 'read', (ctx, { params }) => getVideo(ctx, params.id)),
  route(contract.removeVideo, 'write', (ctx, { params }) => removeVideo(ctx, params.id)),
  route(contract.retryVideo, 'write', (ctx, { params }) => retryVideo(ctx, params.id)),
  route(contract.getVideoResume, 'read', (ctx, { params }) => getVideoResume(ctx, params.id)),
  route(contract.setVideoResume, 'write', (ctx, { params, body }) =>
    setVideoResume(ctx, params.id, body.videoId),
  ),
  route(contract.listPipelineVideos, 'read', (ctx, { params }) =>
    listPipelineVideos(ctx, params.id),
  ),
  route(contract.watchVideo, 'write', (ctx, { params }) => watchVideo(ctx, params)),
  route(notes.listVideoNotes, 'read', (ctx, { params }) => listVideoNotes(ctx, params.id)),
  route(notes.writeVideoNote, 'write', (ctx, { params, body }) =>
    writeVideoNote(ctx, params, body),
  ),
  route(notes.deleteVideoNote, 'write', (ctx, { params }) => deleteVideoNote(ctx, params)),
]
