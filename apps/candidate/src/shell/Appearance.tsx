import {
  IconMoon,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
} from '@trilha/web/ui/icons/moreIcons.tsx'
import { cx } from '@trilha/web/ui/cx.ts'
import { Segmented } from '@trilha/web/ui/forms/Segmented.tsx'
import { Switch } from '../ui/Switch.tsx'
import { themeColors, useTheme } from '@trilha/web/ui/tokens/theme.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Appearance.module.css'

/** Theme settings (specification, section 3); stored on this device and applied at once. */
export function Appearance({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation('common')
  const [theme, change] = useTheme()
  return (
    <section className={cx(styles.appearance, className)} aria-label={t('appearance.title')}>
      <div className={styles.setting}>
        <span>{t('appearance.title')}</span>
        <Segmented
          label={common('look.theme')}
          value={theme.themeMode}
          onChange={(themeMode) => change({ themeMode })}
          options={[
            { value: 'light', label: common('look.light'), icon: <IconSun />, iconOnly: true },
            { value: 'dark', label: common('look.dark'), icon: <IconMoon />, iconOnly: true },
          ]}
        />
      </div>
      <Colours />
      <div className={styles.setting}>
        <span>{t('appearance.direction')}</span>
        <Segmented
          label={t('appearance.direction')}
          value={theme.themeDirection}
          onChange={(themeDirection) => change({ themeDirection })}
          options={[
            {
              value: 'ltr',
              label: t('appearance.ltr'),
              icon: <IconTextDirectionLtr />,
              iconOnly: true,
            },
            {
              value: 'rtl',
              label: t('appearance.rtl'),
              icon: <IconTextDirectionRtl />,
              iconOnly: true,
            },
          ]}
        />
      </div>
      <Switch
        atEnd
        checked={theme.themeStretch}
        onChange={(event) => change({ themeStretch: event.target.checked })}
      >
        {t('appearance.stretch')}
      </Switch>
    </section>
  )
}

function Colours() {
  const { t } = useTranslation('shell')
  const [theme, change] = useTheme()
  const name = useId()
  return (
    <fieldset className={styles.colours}>
      <legend>{t('appearance.color')}</legend>
      {themeColors.map((color) => (
        <label key={color} className={styles.colour} data-preset={color}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={theme.themeColor === color}
            onChange={() => change({ themeColor: color })}
          />
          <span className="sr">{t(`appearance.colors.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
