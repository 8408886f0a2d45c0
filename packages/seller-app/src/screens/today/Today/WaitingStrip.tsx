import * as S from './Today.styles.ts'

interface WaitingStripProps {
  /** How much of the limit has passed of each, the longest first. */
  readonly ages: readonly number[]
  readonly limitHours: number
}

/** Where the limit is: past it there is room for those that are late. */
const limitAt = 0.7
const width = 160

const placeOf = (age: number): number => Math.min(age * limitAt, 1) * (width - 2)

/** One mark for each that waits, at how long it has waited; the limit is the dashed rule. What it shows stands beside it in words. */
export const WaitingStrip = ({ ages, limitHours }: WaitingStripProps) => (
  <S.Strip aria-hidden="true">
    <svg width={width} height="22">
      <line x1="0" y1="16.5" x2={width} y2="16.5" data-line="base" />
      <line x1={width * limitAt} y1="2" x2={width * limitAt} y2="20" data-line="limit" />
      {ages.map((age, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- marks have no identity
        <rect key={at} x={placeOf(age)} y="3" width="2" height="12" data-late={age > 1 ? '' : undefined} data-first={at === 0 ? '' : undefined} />
      ))}
    </svg>
    <span>{limitHours} 小时</span>
  </S.Strip>
)
