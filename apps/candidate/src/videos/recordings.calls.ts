import * as contract from '@trilha/contracts/videos'
import { call } from '@trilha/web/data/call.ts'
import { arrived, sendPiece } from '@trilha/web/data/resumable.ts'
import type { VideoServer } from './recordings.sender.ts'

/** The calls of sending, on the real server. */
export const videoServer: VideoServer = {
  async create({ target, medium, mime, key }) {
    const answerTo =
      target.purpose === 'interview'
        ? { applicationId: target.applicationId, questionId: target.questionId }
        : null
    const { id, uploadUrl, takesLeft } = await call(
      contract.createVideo,
      { body: { answerTo, medium, mime } },
      { idempotencyKey: key },
    )
    return { videoId: id, uploadUrl, takesLeft }
  },
  arrived,
  sendPiece,
  async finish({ owner, target }, videoId, whole) {
    await call(contract.finishVideo, { params: { id: videoId }, body: whole })
    if (target.purpose === 'resume')
      await call(contract.setVideoResume, { params: { id: owner }, body: { videoId } })
  },
  remove: (videoId) => call(contract.removeVideo, { params: { id: videoId } }),
  submit: ({ applicationId, stageId }) =>
    call(contract.submitVideoInterview, { params: { id: applicationId, stageId } }),
}
