import type { ComponentPropsWithRef } from 'react'
import * as p from './icons.paths.ts'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Width and height in pixels; 1.25 em by default. */
  size?: number
  /** Accessible name, for the rare icon without text next to it. */
  label?: string
}

export type IconComponent = (props: IconProps) => React.JSX.Element

/**
 * A component that draws one icon in the text colour. 'dir' mirrors it in rtl; 'fill' is a filled
 * shape instead of a line.
 */
export function icon(path: string, kind?: 'dir' | 'fill'): IconComponent {
  const base = kind ? `i i--${kind}` : 'i'
  return function Icon({ size, label, className, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        {...rest}
        className={className ? `${base} ${className}` : base}
      >
        <path d={path} />
      </svg>
    )
  }
}

export const IconAdjustmentsHorizontal = /*#__PURE__*/ icon(p.adjustmentsHorizontal)
export const IconAlertCircle = /*#__PURE__*/ icon(p.alertCircle)
export const IconAlertTriangle = /*#__PURE__*/ icon(p.alertTriangle)
export const IconArrowLeft = /*#__PURE__*/ icon(p.arrowLeft, 'dir')
export const IconArrowRight = /*#__PURE__*/ icon(p.arrowRight, 'dir')
export const IconArrowsShuffle = /*#__PURE__*/ icon(p.arrowsShuffle)
export const IconBookmark = /*#__PURE__*/ icon(p.bookmark)
export const IconBookmarkFilled = /*#__PURE__*/ icon(p.bookmarkFilled, 'fill')
export const IconBrandFacebook = /*#__PURE__*/ icon(p.brandFacebook)
export const IconBrandInstagram = /*#__PURE__*/ icon(p.brandInstagram)
export const IconBrandLinkedin = /*#__PURE__*/ icon(p.brandLinkedin)
export const IconBrandX = /*#__PURE__*/ icon(p.brandX)
export const IconBrandYoutube = /*#__PURE__*/ icon(p.brandYoutube)
export const IconBuilding = /*#__PURE__*/ icon(p.building)
export const IconCalendar = /*#__PURE__*/ icon(p.calendar)
export const IconCheck = /*#__PURE__*/ icon(p.check)
export const IconChevronDown = /*#__PURE__*/ icon(p.chevronDown)
export const IconChevronLeft = /*#__PURE__*/ icon(p.chevronLeft, 'dir')
export const IconChevronRight = /*#__PURE__*/ icon(p.chevronRight, 'dir')
export const IconCircleCheck = /*#__PURE__*/ icon(p.circleCheck)
export const IconClock = /*#__PURE__*/ icon(p.clock)
export const IconClockExclamation = /*#__PURE__*/ icon(p.clockExclamation)
export const IconCopy = /*#__PURE__*/ icon(p.copy)
export const IconEye = /*#__PURE__*/ icon(p.eye)
export const IconEyeOff = /*#__PURE__*/ icon(p.eyeOff)
export const IconFileText = /*#__PURE__*/ icon(p.fileText)
export const IconFileTypePdf = /*#__PURE__*/ icon(p.fileTypePdf)
export const IconFlag = /*#__PURE__*/ icon(p.flag)
export const IconFlag2 = /*#__PURE__*/ icon(p.flag2)
export const IconHome = /*#__PURE__*/ icon(p.home)
export const IconInfoCircle = /*#__PURE__*/ icon(p.infoCircle)
export const IconLanguage = /*#__PURE__*/ icon(p.language)
export const IconLock = /*#__PURE__*/ icon(p.lock)
export const IconMail = /*#__PURE__*/ icon(p.mail)
export const IconMapPin = /*#__PURE__*/ icon(p.mapPin)
export const IconMenu2 = /*#__PURE__*/ icon(p.menu2)
export const IconMessageCheck = /*#__PURE__*/ icon(p.messageCheck)
export const IconPlus = /*#__PURE__*/ icon(p.plus)
export const IconRefresh = /*#__PURE__*/ icon(p.refresh)
export const IconRosetteDiscountCheckFilled = /*#__PURE__*/ icon(
  p.rosetteDiscountCheckFilled,
  'fill',
)
export const IconSearch = /*#__PURE__*/ icon(p.search)
export const IconSparkles = /*#__PURE__*/ icon(p.sparkles)
export const IconUser = /*#__PURE__*/ icon(p.user)
export const IconWalk = /*#__PURE__*/ icon(p.walk)
export const IconWheelchair = /*#__PURE__*/ icon(p.wheelchair)
export const IconX = /*#__PURE__*/ icon(p.x)
