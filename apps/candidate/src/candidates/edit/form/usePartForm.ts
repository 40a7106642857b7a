import { CallError } from '@trilha/web/data/call.ts'
import { showFieldErrors, useForm } from '@trilha/web/form/useForm.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Draft } from '@trilha/web/data/drafts.ts'
import { useEdit, useSaver, type PartStatus } from '../edit.context.ts'

type PartFormOptions<Values extends FieldValues> = {
  schema: z.ZodMiniType<unknown, Values>
  /** The values on the server. */
  values: DefaultValues<Values>
  draft: Draft
  /** Fields that can show an error message of the server. */
  fields: readonly string[]
  send: (values: Values) => Promise<unknown>
}

/**
 * The form of one section: input is stored on this device at once, saved when the candidate presses
 * save, and saved automatically when a lost connection is back.
 */
export function usePartForm<Values extends FieldValues>(options: PartFormOptions<Values>) {
  const { schema, values, draft, fields, send } = options
  const form = useForm<Values>(schema, values)
  const { report } = useEdit()
  const [stored] = useState(draft.read)
  const [status, setStatus] = useState<PartStatus>(stored ? 'draft' : 'idle')
  const [failure, setFailure] = useState<string | null>(null)
  const setPartStatus = (next: PartStatus) => {
    setStatus(next)
    report(next)
  }

  const storeDraft = useEffectEvent((typed: object) => {
    draft.write(typed)
    setPartStatus('draft')
  })
  useEffect(() => {
    if (stored) {
      form.reset({ ...form.getValues(), ...stored }, { keepDefaultValues: true })
      report('draft')
    }
    const { unsubscribe } = form.watch((typed, { name }) => {
      // `name` is undefined when our code resets all values.
      if (name !== undefined) storeDraft(typed)
    })
    return unsubscribe
  }, [form, stored, report])

  async function save(): Promise<boolean> {
    let done = false
    const submit = form.handleSubmit(
      async (typed) => {
        setPartStatus('saving')
        setFailure(null)
        const before = JSON.stringify(form.getValues())
        try {
          await send(typed)
        } catch (error) {
          setFailure(showFieldErrors(error, form, fields))
          return setPartStatus(
            error instanceof CallError && error.id === 'network' ? 'kept' : 'refused',
          )
        }
        done = true
        form.reset(form.getValues(), { keepValues: true })
        // Input typed during the request is not saved yet.
        if (JSON.stringify(form.getValues()) !== before) return setPartStatus('draft')
        draft.write(null)
        setPartStatus('saved')
      },
      () => setPartStatus('refused'),
    )
    await submit()
    return done
  }

  /** Discards the input and shows the saved values again. */
  function undo() {
    draft.write(null)
    form.reset(values)
    setFailure(null)
    setPartStatus('idle')
  }

  const retry = useEffectEvent(() => void save())
  useEffect(() => {
    if (status !== 'kept') return
    const onOnline = () => retry()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [status])

  const unsaved = status === 'draft' || status === 'kept' || status === 'refused'
  useSaver(() => (unsaved ? save() : Promise.resolve(true)))
  return { form, save, undo, failure, unsaved, saving: status === 'saving' }
}
