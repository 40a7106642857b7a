import type { ComponentPropsWithRef } from 'react'
import * as p from './icons.paths.ts'

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Width and height in pixels; without it 1.25 em. */
  size?: number
  /** Accessible name, for the rare icon that stands without a word beside it. */
  label?: string
}

export type IconComponent = (props: IconProps) => React.JSX.Element

/**
 * A component that draws one icon in the text colour.
 * 'dir' turns with the reading direction; 'fill' is a shape instead of a line.
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
export const IconBabyCarriage = /*#__PURE__*/ icon(p.babyCarriage)
export const IconBookmark = /*#__PURE__*/ icon(p.bookmark)
export const IconBookmarkFilled = /*#__PURE__*/ icon(p.bookmarkFilled, 'fill')
export const IconBrandFacebook = /*#__PURE__*/ icon(p.brandFacebook)
export const IconBrandInstagram = /*#__PURE__*/ icon(p.brandInstagram)
export const IconBrandLinkedin = /*#__PURE__*/ icon(p.brandLinkedin)
export const IconBrandX = /*#__PURE__*/ icon(p.brandX)
export const IconBrandYoutube = /*#__PURE__*/ icon(p.brandYoutube)
export const IconBriefcase = /*#__PURE__*/ icon(p.briefcase)
export const IconBuilding = /*#__PURE__*/ icon(p.building)
export const IconBulb = /*#__PURE__*/ icon(p.bulb)
export const IconBus = /*#__PURE__*/ icon(p.bus)
export const IconCalendar = /*#__PURE__*/ icon(p.calendar)
export const IconCalendarHeart = /*#__PURE__*/ icon(p.calendarHeart)
export const IconCalendarTime = /*#__PURE__*/ icon(p.calendarTime)
export const IconCheck = /*#__PURE__*/ icon(p.check)
export const IconChevronDown = /*#__PURE__*/ icon(p.chevronDown)
export const IconChevronLeft = /*#__PURE__*/ icon(p.chevronLeft, 'dir')
export const IconChevronRight = /*#__PURE__*/ icon(p.chevronRight, 'dir')
export const IconCircleCheck = /*#__PURE__*/ icon(p.circleCheck)
export const IconCirclePlus = /*#__PURE__*/ icon(p.circlePlus)
export const IconClipboardCheck = /*#__PURE__*/ icon(p.clipboardCheck)
export const IconClock = /*#__PURE__*/ icon(p.clock)
export const IconClockExclamation = /*#__PURE__*/ icon(p.clockExclamation)
export const IconCompass = /*#__PURE__*/ icon(p.compass)
export const IconCopy = /*#__PURE__*/ icon(p.copy)
export const IconEye = /*#__PURE__*/ icon(p.eye)
export const IconEyeOff = /*#__PURE__*/ icon(p.eyeOff)
export const IconFileCheck = /*#__PURE__*/ icon(p.fileCheck)
export const IconFileText = /*#__PURE__*/ icon(p.fileText)
export const IconFileTypePdf = /*#__PURE__*/ icon(p.fileTypePdf)
export const IconFlag = /*#__PURE__*/ icon(p.flag)
export const IconFlag2 = /*#__PURE__*/ icon(p.flag2)
export const IconHeartPlus = /*#__PURE__*/ icon(p.heartPlus)
export const IconHome = /*#__PURE__*/ icon(p.home)
export const IconHourglass = /*#__PURE__*/ icon(p.hourglass)
export const IconInfoCircle = /*#__PURE__*/ icon(p.infoCircle)
export const IconLanguage = /*#__PURE__*/ icon(p.language)
export const IconLink = /*#__PURE__*/ icon(p.link)
export const IconListCheck = /*#__PURE__*/ icon(p.listCheck, 'dir')
export const IconLock = /*#__PURE__*/ icon(p.lock)
export const IconMail = /*#__PURE__*/ icon(p.mail)
export const IconMapPin = /*#__PURE__*/ icon(p.mapPin)
export const IconMapSearch = /*#__PURE__*/ icon(p.mapSearch)
export const IconMenu2 = /*#__PURE__*/ icon(p.menu2)
export const IconMessageCheck = /*#__PURE__*/ icon(p.messageCheck)
export const IconMessages = /*#__PURE__*/ icon(p.messages)
export const IconPencil = /*#__PURE__*/ icon(p.pencil)
export const IconPhotoPlus = /*#__PURE__*/ icon(p.photoPlus)
export const IconPlus = /*#__PURE__*/ icon(p.plus)
export const IconPuzzle = /*#__PURE__*/ icon(p.puzzle)
export const IconRefresh = /*#__PURE__*/ icon(p.refresh)
export const IconRosetteDiscountCheckFilled = /*#__PURE__*/ icon(
  p.rosetteDiscountCheckFilled,
  'fill',
)
export const IconRoute = /*#__PURE__*/ icon(p.route)
export const IconSchool = /*#__PURE__*/ icon(p.school)
export const IconSearch = /*#__PURE__*/ icon(p.search)
export const IconSend = /*#__PURE__*/ icon(p.send, 'dir')
export const IconShare2 = /*#__PURE__*/ icon(p.share2)
export const IconShieldCheck = /*#__PURE__*/ icon(p.shieldCheck)
export const IconSparkles = /*#__PURE__*/ icon(p.sparkles)
export const IconThumbUp = /*#__PURE__*/ icon(p.thumbUp)
export const IconToolsKitchen2 = /*#__PURE__*/ icon(p.toolsKitchen2)
export const IconTrendingUp = /*#__PURE__*/ icon(p.trendingUp)
export const IconUser = /*#__PURE__*/ icon(p.user)
export const IconUserSquareRounded = /*#__PURE__*/ icon(p.userSquareRounded)
export const IconUsers = /*#__PURE__*/ icon(p.users)
export const IconVideo = /*#__PURE__*/ icon(p.video)
export const IconWalk = /*#__PURE__*/ icon(p.walk)
export const IconWallet = /*#__PURE__*/ icon(p.wallet)
export const IconWheelchair = /*#__PURE__*/ icon(p.wheelchair)
export const IconX = /*#__PURE__*/ icon(p.x)
