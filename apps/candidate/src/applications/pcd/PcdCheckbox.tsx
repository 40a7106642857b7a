import { pcdConsent, pcdConsentTranslations } from '@trilha/contracts/applications/pcd'
import { Checkbox, type CheckboxProps } from '@trilha/web/ui/forms/Checkbox.tsx'
import { TranslatedConsent } from '../../ui/TranslatedConsent.tsx'

/** The consent to apply as a person with a disability, before and after applying. */
export function PcdCheckbox(props: Omit<CheckboxProps, 'children' | 'description'>) {
  return (
    <Checkbox
      {...props}
      description={
        <TranslatedConsent
          text={pcdConsent.terms}
          translations={pcdConsentTranslations.terms}
          original={pcdConsent.text}
        />
      }
    >
      <TranslatedConsent
        text={pcdConsent.wish}
        translations={pcdConsentTranslations.wish}
        original={null}
      />
    </Checkbox>
  )
}
