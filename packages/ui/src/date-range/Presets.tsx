import { partsOf, type ClassNames } from '../styles/parts.ts'
import * as S from './Presets.styles.ts'

interface PresetsProps<Preset extends string> {
  readonly label: string
  readonly options: readonly Preset[]
  readonly texts: Readonly<Record<Preset, string>>
  /** The one that the range equals, if any. */
  readonly value: Preset | undefined
  readonly onChoose: (preset: Preset, event: Event) => void
  readonly classNames: ClassNames<'preset' | 'presets'> | undefined
}

/** The usual ranges, one press each: before the two fields, which are for all others. */
export const Presets = <Preset extends string>({ label, options, texts, value, onChoose, classNames }: PresetsProps<Preset>) => {
  const part = partsOf(classNames)
  return (
    <S.Presets {...part('presets')} role="group" aria-label={label}>
      {options.map((preset) => (
        <button key={preset} {...part('preset')} type="button" aria-pressed={preset === value} onClick={({ nativeEvent }) => onChoose(preset, nativeEvent)}>
          {texts[preset]}
        </button>
      ))}
    </S.Presets>
  )
}
