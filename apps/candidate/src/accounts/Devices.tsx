import { Devices as OwnDevices } from '@trilha/web/accounts/devices/Devices.tsx'
import { Section } from './Section.tsx'

/** The open sessions of the account, with a button to end each. */
export function Devices() {
  return (
    <Section part="devices">
      <OwnDevices />
    </Section>
  )
}
