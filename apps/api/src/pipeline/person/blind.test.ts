import * as applications from '@trilha/contracts/applications/applications'
import * as board from '@trilha/contracts/pipeline/board'
import * as candidates from '@trilha/contracts/candidates/candidates'
import * as pipeline from '@trilha/contracts/pipeline/pipeline'
import * as inbox from '@trilha/contracts/pipeline/inbox'
import * as messages from '@trilha/contracts/pipeline/messages'
import * as sheet from '@trilha/contracts/pipeline/person'
import type { BodyOf } from '@trilha/contracts/shared/endpoint'
import { closeVacancy } from '@trilha/contracts/vacancies/editor'
import { describe, expect, test } from 'vitest'
import { call, refused } from '../../../test/client.ts'
import { aRecruiter, aVacancy, cities, conversationStage } from '../../../test/factories.ts'
import { program } from '../../../test/program.ts'
import { aTrail, seenByCompany } from '../../../test/trails.ts'

/** `person.test.ts` tests that candidates and other companies are refused. */

const p = program()
const talk = { stages: [conversationStage, conversationStage] }

const comments = (id: string, token: string) =>
  call(p, sheet.listComments, { params: { id } }, { token })
const comment = (id: string, token: string, text: string) =>
  call(p, sheet.writeComment, { params: { id }, body: { text, mentions: [] } }, { token })
const scorecard = (id: string, token: string) =>
  call(p, sheet.getScorecard, { params: { id } }, { token })
const saveScorecard = (id: string, token: string, body: BodyOf<typeof sheet.saveScorecard>) =>
  call(p, sheet.saveScorecard, { params: { id }, body }, { token })
const history = (id: string, token: string) =>
  call(p, sheet.getHistory, { params: { id } }, { token })
const profile = (id: string, token: string) =>
  call(p, sheet.getPipelineProfile, { params: { id } }, { token })
const reveal = (id: string, token: string) => call(p, sheet.reveal, { params: { id } }, { token })
const blind = (id: number, token: string, on: boolean, reason?: string) =>
  call(
    p,
    sheet.setBlind,
    { params: { id }, body: { blind: on, ...(reason && { reason }) } },
    { token },
  )
const blindChanges = (id: number, token: string, after?: string) =>
  call(p, sheet.listBlindChanges, { params: { id }, query: after ? { after } : {} }, { token })
const compare = (id: number, token: string, applicationId: string[]) =>
  call(p, sheet.compare, { params: { id }, query: { applicationId } }, { token })

describe('blind', () => {
  test('hides name, photo and place; a reveal is recorded and applies to one user', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, {
      vacancy,
      candidate: { name: 'Iracema Potira', facts: { municipalityCode: cities.betim } },
    })
    const { id, recruiter } = trail
    const about = {
      headline: 'Iracema, vendas',
      objective: 'Fale em ip.vendas@exemplo.com.br',
      skills: ['instagram @ira.vende', 'Ateliê Potira'],
    }
    expect((await call(p, candidates.saveAbout, { body: about }, trail.candidate)).status).toBe(200)
    const other = await aRecruiter(p, { companyId: vacancy.companyId, name: 'Olga Reis' })
    const evaluator = await aRecruiter(p, { companyId: vacancy.companyId, role: 'evaluator' })
    refused(await blind(vacancy.id, evaluator.token, true), 403, 'forbidden')
    expect((await blind(vacancy.id, recruiter.token, true)).status).toBe(204)

    const alias = `Pessoa ${id.slice(-4).toUpperCase()}`
    const seen = async (token: string) => [
      await call(p, board.getBoard, { params: { id: vacancy.id } }, { token }),
      await call(p, pipeline.listPipelineApplications, { params: { id: vacancy.id } }, { token }),
      await call(p, pipeline.getPipelineApplication, { params: { id } }, { token }),
      await profile(id, token),
      await compare(vacancy.id, token, [id]),
      await call(
        p,
        board.previewAnswers,
        {
          params: { id: vacancy.id },
          body: { decision: 'not-approve', message: '{nome}, {vaga}', applications: [id] },
        },
        { token },
      ),
    ]
    for (const { status, body } of await seen(recruiter.token)) {
      expect(status).toBe(200)
      // An id may contain the digits of the birth year.
      const text = JSON.stringify(body).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')
      expect(text).not.toMatch(/Iracema|Potira|Betim|1994|exemplo\.com|@ira/)
    }
    await call(
      p,
      messages.writeOwnMessage,
      { params: { id }, body: { text: 'Oi, sou a Iracema.' } },
      { token: trail.candidate.token },
    )
    const conversation = await call(
      p,
      messages.listPipelineMessages,
      { params: { id } },
      { token: recruiter.token },
    )
    expect(conversation.body.rows[0]?.text).toBe('Oi, sou a •••.')
    expect((await seenByCompany(p, trail)).candidate).toEqual({
      name: alias,
      photoUrl: null,
      hidden: true,
    })
    // A search does not reveal the name either.
    const found = async (text: string, token: string) =>
      (
        await call(p, board.getBoard, { params: { id: vacancy.id }, query: { text } }, { token })
      ).body.columns.flatMap((col) => col.rows).length
    expect(await found('iracema', recruiter.token)).toBe(0)
    expect(await found(alias, recruiter.token)).toBe(1)

    expect((await reveal(id, other.token)).status).toBe(204)
    expect(await found('iracema', other.token)).toBe(1)
    const [, , own] = await seen(other.token)
    expect(JSON.stringify(own?.body)).toContain('Iracema Potira')
    expect(await found('iracema', recruiter.token)).toBe(0)
    const { body } = await history(id, recruiter.token)
    expect(body.rows[0]).toMatchObject({ action: 'reveal', by: 'Olga Reis' })

    await blind(vacancy.id, recruiter.token, false, 'A triagem terminou.')
    expect((await seenByCompany(p, trail)).candidate.name).toBe('Iracema Potira')
  })

  test('changes are recorded and refused to evaluators; turning off needs a reason', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, { vacancy })
    const { companyId, id: vacancyId } = vacancy
    const owner = await aRecruiter(p, { companyId, role: 'owner', name: 'Dora Lins' })
    const evaluator = await aRecruiter(p, { companyId, role: 'evaluator', name: 'Beto Luz' })
    const changes = async () => (await blindChanges(vacancyId, evaluator.token)).body
    expect(await changes()).toEqual({ rows: [], next: null })
    await blind(vacancyId, owner.token, true)
    await blind(vacancyId, owner.token, true)
    refused(await blind(vacancyId, evaluator.token, false, 'Quero ver os nomes.'), 403, 'forbidden')
    for (const reason of [undefined, 'porque', '   sim    '])
      expect(
        refused(
          await blind(vacancyId, trail.recruiter.token, false, reason),
          400,
          'invalid-request',
        ).errors,
      ).toMatchObject([{ field: 'reason', id: 'reason-required' }])
    expect((await seenByCompany(p, trail)).candidate.hidden).toBe(true)
    p.advance(1000)
    const reason = 'A triagem terminou e vamos marcar as conversas.'
    expect((await blind(vacancyId, owner.token, false, reason)).status).toBe(204)
    expect((await blind(vacancyId, owner.token, false, 'Mais uma vez, à toa.')).status).toBe(204)
    const shown = { blind: false, by: 'Dora Lins', reason }
    const hidden = { blind: true, by: 'Dora Lins', reason: null }
    expect((await changes()).rows).toMatchObject([shown, hidden])
    const { rows } = (await history(trail.id, evaluator.token)).body
    expect(rows.slice(0, 2)).toMatchObject([
      { action: 'blind-off', by: 'Dora Lins', reason },
      { action: 'blind-on', by: 'Dora Lins', reason: null },
    ])
    // The history of a later application does not contain earlier changes.
    p.advance(1000)
    const later = await aTrail(p, { vacancy })
    const { rows: own } = (await history(later.id, evaluator.token)).body
    expect(own.filter(({ action }) => action.startsWith('blind'))).toEqual([])
    await expect(
      p.platform.db.updateTable('blind_changes').set({ reason: 'Outro motivo.' }).execute(),
    ).rejects.toThrow(/append-only/)
  })

  test('changes are listed in pages', async () => {
    const vacancy = await aVacancy(p, talk)
    const { token } = await aRecruiter(p, { companyId: vacancy.companyId })
    for (let i = 0; i < 16; i++) {
      p.advance(1000)
      await blind(vacancy.id, token, true)
      p.advance(1000)
      await blind(vacancy.id, token, false, `Rodada número ${i + 1}.`)
    }
    const first = (await blindChanges(vacancy.id, token)).body
    expect(first.rows).toHaveLength(30)
    const rest = (await blindChanges(vacancy.id, token, first.next ?? '')).body
    expect(rest.rows.map(({ blind: on }) => on)).toEqual([false, true])
    expect(rest.rows[0]?.reason).toBe('Rodada número 1.')
    expect(rest.next).toBeNull()
  })
})

describe('blind, with the name of the person inside texts', () => {
  test('masks it in messages, comments, scorecards and the list of people who wait', async () => {
    const vacancy = await aVacancy(p, talk)
    const trail = await aTrail(p, { vacancy, candidate: { name: 'Iracema das Dores' } })
    const { id, recruiter, candidate } = trail
    const other = await aRecruiter(p, { companyId: vacancy.companyId })
    await blind(vacancy.id, recruiter.token, true)
    const alias = `Pessoa ${id.slice(-4).toUpperCase()}`
    const message = '{nome}, obrigado por fazer {etapa}. Seguimos para a próxima conversa das duas.'
    const sent = await call(
      p,
      board.sendAnswers,
      {
        params: { id: vacancy.id },
        body: {
          decision: 'approve',
          confirmed: true,
          decisionMessages: [{ id, version: 1, message }],
        },
      },
      { token: recruiter.token },
    )
    expect(sent.body.results[0]?.refused).toBeNull()
    await call(
      p,
      messages.writeOwnMessage,
      { params: { id }, body: { text: 'Oi, aqui é a iracema dores!' } },
      { token: candidate.token },
    )
    await reveal(id, other.token)
    await comment(id, other.token, 'A Iracema ouviu bem.')
    const { criteria } = (await scorecard(id, other.token)).body
    const marks = criteria.map(({ competency }) => ({
      competency,
      mark: 5,
      evidence: 'Iracema explicou com calma.',
    }))
    for (const token of [other.token, recruiter.token])
      await saveScorecard(id, token, {
        marks: token === other.token ? marks : marks.map((mark) => ({ ...mark, evidence: '' })),
        note: token === other.token ? 'Iracema tem experiência.' : '',
        send: true,
      })

    const seen = async (token: string) => [
      await call(p, pipeline.getPipelineApplication, { params: { id } }, { token }),
      await call(p, messages.listPipelineMessages, { params: { id } }, { token }),
      await comments(id, token),
      await call(p, closeVacancy, { params: { id: vacancy.id } }, { token }),
      await scorecard(id, token),
      await call(p, inbox.getComposer, { params: { id } }, { token }),
    ]
    const texts = (await seen(recruiter.token)).map(({ body }) => JSON.stringify(body))
    for (const text of texts) expect(text).not.toMatch(/iracema|dores/i)
    expect(texts[0]).toContain('conversa das duas')
    expect(texts[1]).toContain('aqui é a')
    expect(texts[2]).toContain('ouviu bem')
    expect(texts[3]).toContain(alias)
    expect(texts[4]).toContain('tem experiência')
    expect(texts[5]).toContain('explicou com calma')
    for (const { body } of await seen(other.token)) expect(JSON.stringify(body)).toMatch(/iracema/i)
    // The candidate reads the message with their name.
    const own = await call(
      p,
      applications.getProgress,
      { params: { id: vacancy.id } },
      { token: candidate.token },
    )
    expect(own.body.decisionMessages[0]?.text).toMatch(/^Iracema, obrigado/)
  })
})
