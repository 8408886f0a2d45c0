import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import type { ReactNode } from 'react'
import type { ScreenKind } from './define-screen.ts'
import * as S from './ScreenLoading.styles.ts'

interface ScreenLoadingProps {
  /** Of the screen that is on its way; a plain page without it. */
  readonly kind?: ScreenKind | undefined
  /** What is awaited, for screen readers. */
  readonly label?: string
}

const rows = Array.from({ length: 10 }, (_, at) => at)
const filters = Array.from({ length: 5 }, (_, at) => at)
/** Levels of a tree. */
const branches = [0, 1, 2, 2, 1, 2, 2, 2, 0, 1].map((level, at) => ({ level, at }))
const fields = Array.from({ length: 5 }, (_, at) => at)

const sections = (
  <S.Parts>
    {[4, 6].map((lines) => (
      <div key={lines}>
        <Skeleton width="8em" />
        <Skeleton lines={lines} style={{ marginBlockStart: 16 }} />
      </div>
    ))}
  </S.Parts>
)

/** What stands below the head of each kind. */
const bodies: Readonly<Record<ScreenKind, ReactNode>> = {
  list: (
    <>
      <S.Filters>
        {filters.map((filter) => (
          <Skeleton key={filter} width={64} style={{ flex: 'none' }} />
        ))}
      </S.Filters>
      <S.Rows>
        {rows.map((row) => (
          <div key={row}>
            <Skeleton width="80%" />
            <Skeleton width={row % 2 === 0 ? '72%' : '56%'} />
            <Skeleton width="60%" style={{ justifySelf: 'end' }} />
          </div>
        ))}
      </S.Rows>
    </>
  ),
  detail: (
    <S.Columns>
      {sections}
      <S.Parts>
        <Skeleton lines={7} />
      </S.Parts>
    </S.Columns>
  ),
  form: (
    <S.Fields>
      {fields.map((field) => (
        <div key={field}>
          <Skeleton width="5em" />
          <Skeleton variant="block" height={32} />
        </div>
      ))}
    </S.Fields>
  ),
  workshop: (
    <S.Columns data-kind="workshop">
      <S.Branches>
        <Skeleton width="6em" />
        {branches.map(({ level, at }) => (
          <div key={at} style={{ paddingInlineStart: level * 24 }}>
            <Skeleton width={at % 2 === 0 ? '9em' : '7em'} />
            <Skeleton width="3em" />
          </div>
        ))}
      </S.Branches>
      <S.Parts>
        <Skeleton width="8em" />
        <Skeleton lines={6} />
      </S.Parts>
    </S.Columns>
  ),
  page: <S.Columns>{sections}</S.Columns>,
}

/** While a screen's own code or its record is on its way: the sheet that it will be written on, with bones where its parts will stand. */
export const ScreenLoading = ({ kind = 'page', label = '页面加载中' }: ScreenLoadingProps) => (
  <Sheet role="status" aria-label={label}>
    <S.Head>
      <Skeleton width="6em" />
      <Skeleton width="16em" />
    </S.Head>
    {bodies[kind]}
  </Sheet>
)
