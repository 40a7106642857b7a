import {
  IconMoon,
  IconSun,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
} from '../icons/moreIcons.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Segmented } from '../forms/Segmented.tsx'
import { Select } from '../forms/Select.tsx'
import { themeColors, useTheme, type Theme } from '../tokens/theme.ts'
import { Row } from './layout/Row.tsx'

const colorNames: Record<Theme['themeColor'], string> = {
  default: 'Mata',
  purple: 'Jabuticaba',
  cyan: 'Lagoa',
  blue: 'Serra',
  orange: 'Cerrado',
  red: 'Pitanga',
}

/** The four theme settings of this device. */
export function ThemeBar() {
  const [theme, change] = useTheme()
  return (
    <Row>
      <Segmented
        label="Aparência"
        value={theme.themeMode}
        onChange={(themeMode) => change({ themeMode })}
        options={[
          { value: 'light', label: 'Claro', icon: <IconSun /> },
          { value: 'dark', label: 'Escuro', icon: <IconMoon /> },
        ]}
      />
      <Segmented
        label="Direção"
        value={theme.themeDirection}
        onChange={(themeDirection) => change({ themeDirection })}
        options={[
          {
            value: 'ltr',
            label: 'Esquerda para a direita',
            icon: <IconTextDirectionLtr />,
            iconOnly: true,
          },
          {
            value: 'rtl',
            label: 'Direita para a esquerda',
            icon: <IconTextDirectionRtl />,
            iconOnly: true,
          },
        ]}
      />
      <Select
        pill
        aria-label="Cor"
        value={theme.themeColor}
        onChange={(event) =>
          change({ themeColor: themeColors.find((color) => color === event.currentTarget.value) })
        }
      >
        {themeColors.map((color) => (
          <option key={color} value={color}>
            {colorNames[color]}
          </option>
        ))}
      </Select>
      <Checkbox
        checked={theme.themeStretch}
        onChange={(event) => change({ themeStretch: event.currentTarget.checked })}
      >
        Largura total
      </Checkbox>
    </Row>
  )
}
