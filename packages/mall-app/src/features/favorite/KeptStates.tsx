import type { FavoriteList } from '@mall/api/contract'
import type { KeptQuery, KeptState } from './kept-query.ts'
import { stateNames } from './kept-words.ts'
import * as S from './KeptProducts.styles.ts'

interface KeptStatesProps {
  readonly list: FavoriteList
  readonly state: KeptState | null
  readonly onQuery: (change: Partial<KeptQuery>) => void
}

/** 已降价 and 已失效 with how many there are: pressed, only these are shown. Who sees no prices is not told what fell. */
export const KeptStates = ({ list: { FallenCount, GoneCount }, state, onQuery }: KeptStatesProps) => {
  const counts = [['fallen', FallenCount], ['gone', GoneCount]] as const
  return counts.map(([one, count]) =>
    count === null ? null : (
      <S.State key={one} aria-pressed={state === one} disabled={count === 0 && state !== one} onClick={() => onQuery({ state: state === one ? null : one })}>
        {`${stateNames[one]} ${count}`}
      </S.State>
    ),
  )
}
