import { Sheet } from '@mall/ui/sheet'
import { Skeleton } from '@mall/ui/skeleton'
import type { ReactNode } from 'react'
import { Column, Columns } from '../archetypes/SplitPage.styles.ts'
import type { ScreenKind } from './define-screen.ts'
import * as S from './ScreenLoading.styles.ts'

interface ScreenLoadingProps {
  /** Of the screen that is on its way; a plain page without it. */
  readonly kind?: ScreenKind | 'ledger' | undefined
  /** What is awaited, for screen readers. */
  readonly label?: string
  /** Whether its head has a line of facts, as those of records have. */
  readonly hasFacts?: boolean
  /** What stands below the head, where it is not that of the kind. */
  readonly children?: ReactNode
}

const rows = Array.from({ length: 10 }, (_, at) => at)
const filters = Array.from({ length: 5 }, (_, at) => at)
/** Levels of a tree. */
const branches = [0, 0, 1, 1, 0, 0, 0].map((level, at) => ({ level, at }))
const fields = Array.from({ length: 5 }, (_, at) => at)
const accounts = Array.from({ length: 3 }, (_, at) => at)

/** A section, with its heading. */
export const BonesOfSection = ({ children }: { readonly children: ReactNode }) => (
  <S.Part>
    <Skeleton width="6em" />
    {children}
  </S.Part>
)

const sections = [4, 6].map((lines) => (
  <BonesOfSection key={lines}>
    <Skeleton lines={lines} />
  </BonesOfSection>
))

const lines = (
  <S.Rows>
    {rows.map((row) => (
      <div key={row}>
        <Skeleton width="80%" />
        <Skeleton width={row % 2 === 0 ? '72%' : '56%'} />
        <Skeleton width="60%" style={{ justifySelf: 'end' }} />
      </div>
    ))}
  </S.Rows>
)

/** What stands below the head of each kind. */
const bodies: Readonly<Record<ScreenKind | 'ledger', ReactNode>> = {
  list: (
    <>
      <S.Filters>
        {filters.map((filter) => (
          <Skeleton key={filter} width={64} style={{ flex: 'none' }} />
        ))}
      </S.Filters>
      {lines}
    </>
  ),
  detail: (
    <Columns data-kind="document">
      <Column>{sections}</Column>
      <Column>
        <BonesOfSection>
          <Skeleton lines={7} />
        </BonesOfSection>
      </Column>
    </Columns>
  ),
  ledger: (
    <Columns data-kind="ledger">
      <Column>
        <BonesOfSection>
          {accounts.map((account) => (
            <S.Account key={account}>
              <Skeleton lines={2} />
              <Skeleton width="9em" />
            </S.Account>
          ))}
        </BonesOfSection>
      </Column>
      <Column>
        <BonesOfSection>
          <Skeleton height={14} />
          <Skeleton variant="block" width="62%" height={48} />
        </BonesOfSection>
        <BonesOfSection>
          <Skeleton width="16em" />
        </BonesOfSection>
        {lines}
      </Column>
    </Columns>
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
    <Columns data-kind="workshop">
      <Column>
        <BonesOfSection>
          <Skeleton width="4em" />
          <Skeleton variant="block" height={32} />
          <S.Branches>
            {branches.map(({ level, at }) => (
              <div key={at} style={{ paddingInlineStart: level * 24 }}>
                <Skeleton width={at % 2 === 0 ? '9em' : '7em'} />
                <Skeleton width="3em" />
              </div>
            ))}
          </S.Branches>
        </BonesOfSection>
      </Column>
      <Column>
        <BonesOfSection>
          <Skeleton lines={5} />
        </BonesOfSection>
      </Column>
    </Columns>
  ),
  page: (
    <Columns data-kind="document">
      <Column>{sections}</Column>
    </Columns>
  ),
}

/** While a screen's own code or its record is on its way: the sheet that it will be written on, with bones where its parts will stand. */
export const ScreenLoading = ({ kind = 'page', label = '页面加载中', hasFacts = kind === 'detail' || kind === 'ledger', children }: ScreenLoadingProps) => (
  <Sheet role="status" aria-label={label}>
    <S.Head>
      <Skeleton width="6em" />
      <Skeleton width="16em" />
      {hasFacts ? <Skeleton width="22em" /> : null}
    </S.Head>
    {children ?? bodies[kind]}
  </Sheet>
)
