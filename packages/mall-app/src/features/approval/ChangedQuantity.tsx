import * as S from './lines.styles.ts'

/** A quantity, beside the one that it was before; 0 strikes the line. */
export const ChangedQuantity = ({ from, to }: { readonly from: number; readonly to: number }) =>
  from === to ? (
    to
  ) : (
    <S.Changed>
      <s>{from}</s> <b>{to === 0 ? '已划去' : `改成 ${to}`}</b>
    </S.Changed>
  )
