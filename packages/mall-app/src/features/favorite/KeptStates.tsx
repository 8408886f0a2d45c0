import type { FavoriteList } from '@mall/api/contract'
import { keptStates } from './kept-list.ts'
import * as S from './KeptProducts.styles.ts'

interface KeptStatesProps {
  readonly list: FavoriteList
  /** Null: all are shown. */
  readonly state: (typeof keptStates)[number]['value'] | null
  readonly onState: (state: KeptStatesProps['state']) => void
}

/** 已降价 and 已失效 with how many there are: pressed, only these are shown. 已降价 is hidden from users who see no prices. */
export const KeptStates = ({ list: { FallenCount, GoneCount }, state, onState }: KeptStatesProps) => {
  const counts = { fallen: FallenCount, gone: GoneCount }
  return keptStates.map(({ value, label }) =>
    counts[value] === null ? null : (
      <S.State key={value} aria-pressed={state === value} disabled={counts[value] === 0 && state !== value} onClick={() => onState(state === value ? null : value)}>
        {`${label} ${counts[value]}`}
      </S.State>
    ),
  )
}
