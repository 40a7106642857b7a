import { CallError } from '@trilha/web/data/call.ts'
import { placeErrors, useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Draft } from '@trilha/web/data/drafts.ts'
import { useEdit, useSaver, type SaveStatus } from './edit.context.ts'

type PartFormOptions<Values extends FieldValues> = {
  schema: z.ZodMiniType<unknown, Values>
  /** What the server has. */
  values: DefaultValues<Values>
  draft: Draft
  /** Fields that have a place on the screen, for what the server refuses. */
  fields: readonly string[]
  send: (values: Values) => Promise<unknown>
}

/**
 * The form of one part: what is typed is kept on this device at once, saved when the person says so,
 * and saved by itself when a lost connection is back.
 */
export function usePartForm<Values extends FieldValues>(options: PartFormOptions<Values>) {
  const { schema, values, draft, fields, send } = options
  const form = useForm<Values>(schema, values)
  const { report } = useEdit()
  const [kept] = useState(draft.read)
  const [status, setStatus] = useState<SaveStatus>(kept ? 'draft' : 'idle')
  const [failure, setFailure] = useState<string | null>(null)
  const tell = (next: SaveStatus) => {
    setStatus(next)
    report(next)
  }

  const keep = useEffectEvent((typed: object) => {
    draft.write(typed)
    tell('draft')
  })
  useEffect(() => {
    if (kept) {
      form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
      report('draft')
    }
    const { unsubscribe } = form.watch((typed, { name }) => {
      // Without a name the whole was set, by us.
      if (name !== undefined) keep(typed)
    })
    return unsubscribe
  }, [form, kept, report])

  async function save(): Promise<boolean> {
    let done = false
    const submit = form.handleSubmit(
      async (typed) => {
        tell('saving')
        setFailure(null)
        const before = JSON.stringify(form.getValues())
        try {
          await send(typed)
        } catch (error) {
          setFailure(placeErrors(error, form, fields))
          return tell(error instanceof CallError && error.id === 'network' ? 'kept' : 'refused')
        }
        done = true
        form.reset(form.getValues(), { keepValues: true })
        // What was typed meanwhile is not saved yet.
        if (JSON.stringify(form.getValues()) !== before) return tell('draft')
        draft.write(null)
        tell('saved')
      },
      () => tell('refused'),
    )
    await submit()
    return done
  }

  /** Puts back what the server has. */
  function undo() {
    draft.write(null)
    form.reset(values)
    setFailure(null)
    tell('idle')
  }

  const retry = useEffectEvent(() => void save())
  useEffect(() => {
    if (status !== 'kept') return
    const back = () => retry()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [status])

  const unsaved = status === 'draft' || status === 'kept' || status === 'refused'
  useSaver(() => (unsaved ? save() : Promise.resolve(true)))
  return { form, save, undo, failure, unsaved, saving: status === 'saving' }
}
