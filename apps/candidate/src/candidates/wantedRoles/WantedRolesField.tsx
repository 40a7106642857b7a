import { maxWantedRoles } from '@trilha/contracts/candidates/candidates'
import { SuggestInput } from '@trilha/web/ui/combobox/SuggestInput.tsx'
import { Field } from '@trilha/web/ui/forms/Field.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemovableChips } from '../edit/form/RemovableChips.tsx'
import { occupationsLike } from './occupations.data.ts'
import styles from './WantedRolesField.module.css'

const maxLength = 60

type WantedRolesFieldProps = {
  roles: readonly string[]
  onChange: (roles: string[]) => void
  /** "opcional", next to the label. */
  optional?: string
  /** A label other than the usual one. */
  label?: string
}

/** The work that a person looks for: suggestions by everyday names, or any text, up to three. */
export function WantedRolesField({ roles, onChange, optional, label }: WantedRolesFieldProps) {
  const { t } = useTranslation('candidates')
  const [typed, setTyped] = useState('')
  const isFull = roles.length >= maxWantedRoles

  function add(text: string) {
    const role = text.trim().slice(0, maxLength)
    const isKnown = roles.some((known) => known.toLocaleLowerCase() === role.toLocaleLowerCase())
    if (role.length >= 2 && !isKnown && !isFull) onChange([...roles, role])
    setTyped('')
  }

  return (
    <div className={styles.roles}>
      <Field
        label={label ?? t('wanted.rolesLabel')}
        hint={isFull ? t('wanted.rolesFull') : t('wanted.rolesHint')}
        {...(optional && { optional })}
      >
        <SuggestInput
          value={typed}
          onChange={setTyped}
          onChoose={add}
          onEnter={add}
          suggest={occupationsLike}
          words={{
            list: t('wanted.rolesList'),
            found: (count) => t('wanted.rolesFound', { count }),
            own: (text) => ({
              text: t('wanted.rolesOwn', { text }),
              note: t('wanted.rolesOwnNote'),
            }),
          }}
          placeholder={t('wanted.rolesExample')}
          maxLength={maxLength}
          enterKeyHint="done"
          onBlur={() => typed.trim() !== '' && add(typed)}
        />
      </Field>
      {roles.length > 0 && (
        <span className="xs ink3">
          {t('wanted.rolesChosen', { count: roles.length, max: maxWantedRoles })}
        </span>
      )}
      <RemovableChips
        label={t('wanted.roles')}
        texts={roles}
        removeLabel={(role) => t('wanted.removeRole', { role })}
        onChange={onChange}
      />
    </div>
  )
}
