import { aboutBody, type Profile } from '@trilha/contracts/candidates/candidates'
import { Button } from '@trilha/web/ui/actions/Button.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { IconPlus } from '@trilha/web/ui/icons/icons.tsx'
import { TextInput } from '@trilha/web/ui/forms/TextInput.tsx'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useProfileCalls } from '../candidates.data.ts'
import { draftOf } from '../candidates.drafts.ts'
import { useEdit } from './edit.context.ts'
import { EditCard } from './form/EditCard.tsx'
import { PartForm } from './form/PartForm.tsx'
import { RemovableChips } from './form/RemovableChips.tsx'
import { usePartForm } from './form/usePartForm.ts'

type SkillsValues = { skills: string[] }

const schema = z.pick(aboutBody, { skills: true }) as unknown as z.ZodMiniType<
  unknown,
  SkillsValues
>
const maxSkills = 40
const maxLength = 60

/** Skills of one or two words each. */
export function SkillsPart({ profile }: { profile: Profile }) {
  const { t } = useTranslation('candidates')
  const { candidateId } = useEdit()
  const { saveAbout } = useProfileCalls()
  const part = usePartForm<SkillsValues>({
    schema,
    values: { skills: profile.skills },
    draft: draftOf(candidateId, 'skills'),
    fields: [],
    send: saveAbout,
  })
  const { form } = part
  const skills = useWatch({ control: form.control, name: 'skills' })
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const setSkills = (next: string[]) => form.setValue('skills', next, { shouldDirty: true })

  /** Adds the typed skills; several can be pasted, separated by commas or semicolons. */
  function add() {
    const known = new Set(skills.map((skill) => skill.toLocaleLowerCase()))
    const isNew = (one: string) => {
      const lowerCase = one.toLocaleLowerCase()
      if (known.has(lowerCase)) return false
      known.add(lowerCase)
      return true
    }
    const added = typed
      .split(/[,;\n]/)
      .map((one) => one.trim().slice(0, maxLength))
      .filter((one) => one.length >= 2 && isNew(one))
    if (added.length > 0) setSkills([...skills, ...added].slice(0, maxSkills))
    setTyped('')
    input.current?.focus()
  }

  return (
    <EditCard aria-label={t('part.skills')}>
      <PartForm part={part} label={t('save.skills')}>
        <Field label={t('skills.label')} hint={t('skills.hint')}>
          <TextInput
            ref={input}
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return
              event.preventDefault()
              add()
            }}
            onBlur={() => typed.trim() !== '' && add()}
            action={
              <Button variant="plain" size="sm" icon={<IconPlus />} onClick={add}>
                {t('skills.add')}
              </Button>
            }
          />
        </Field>
        <RemovableChips
          label={t('part.skills')}
          texts={skills}
          removeLabel={(skill) => t('skills.remove', { skill })}
          onChange={setSkills}
        />
      </PartForm>
    </EditCard>
  )
}
