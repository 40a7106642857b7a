import { Devices as OwnDevices } from '@trilha/web/accounts/Devices.tsx'
import { Section } from './Section.tsx'

/** Where the person is signed in, and the way to end it there. */
export function Devices() {
  return (
    <Section part="devices">
      <OwnDevices />
    </Section>
  )
}
