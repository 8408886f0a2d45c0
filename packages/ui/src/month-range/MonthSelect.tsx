import type { ComponentPropsWithRef } from 'react'
import { withRef } from '../hooks/with-ref.ts'
import { Glyph } from '../icon/Glyph.tsx'
import { chevronDownGlyph } from '../icon/glyphs.ts'
import { Control, Frame } from '../select/Select.styles.ts'

interface MonthSelectProps extends Omit<ComponentPropsWithRef<'select'>, 'value' | 'onChange' | 'children'> {
  readonly value: string
  /** `YYYY-MM`, in the order of the list. */
  readonly months: readonly string[]
  /** The text of a list in which nothing is chosen. */
  readonly empty: string
  /** The heading of the months of a year. */
  readonly ofYear: (year: string) => string
  /** Of the frame around the list. */
  readonly frame: { readonly 'data-part': string; readonly className?: string | undefined }
  readonly onMonth: (month: string, event: Event) => void
}

/** The months by year. A month that is not offered, as in an old address, is shown all the same. */
const byYear = (months: readonly string[]): ReadonlyMap<string, readonly string[]> => {
  const years = new Map<string, string[]>()
  for (const month of months) {
    const year = month.slice(0, 4)
    years.set(year, [...(years.get(year) ?? []), month])
  }
  return years
}

/** A native list of months, which opens in the way of each device and accepts a typed `2026-0`. */
export const MonthSelect = withRef(function MonthSelect({ value, months, empty, ofYear, frame, onMonth, ...rest }: MonthSelectProps) {
  const offered = value === '' || months.includes(value) ? months : [...months, value].toSorted().toReversed()
  return (
    <Frame {...frame}>
      <Control {...rest} value={value} onChange={({ target, nativeEvent }) => onMonth(target.value, nativeEvent)}>
        <option value="">{empty}</option>
        {[...byYear(offered)].map(([year, itsMonths]) => (
          <optgroup key={year} label={ofYear(year)}>
            {itsMonths.map((month) => (
              <option key={month} value={month}>
                {month}
              </option>
            ))}
          </optgroup>
        ))}
      </Control>
      <Glyph d={chevronDownGlyph} size={16} />
    </Frame>
  )
})
