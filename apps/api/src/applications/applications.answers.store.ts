import type { Tx } from '../platform/db/database.ts'

/**
 * Saves the answers of a stage as JSON, for kinds of stages without their own tables.
 * @param content.results only when the stage is submitted.
 */
export async function updateStageAnswers(
  tx: Tx,
  at: { applicationId: string; stageId: string },
  content: { answers: object; results?: readonly object[] },
): Promise<void> {
  await tx
    .updateTable('application_stages')
    .set({
      answers: JSON.stringify(content.answers),
      ...(content.results && { results: JSON.stringify(content.results) }),
    })
    .where('application_id', '=', at.applicationId)
    .where('stage_id', '=', at.stageId)
    .execute()
}
