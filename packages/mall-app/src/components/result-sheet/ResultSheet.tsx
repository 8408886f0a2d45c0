import { DescriptionList, type Description } from '@mall/ui/description-list'
import { Icon } from '@mall/ui/icon'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import type { ReactNode } from 'react'
import * as S from './ResultSheet.styles.ts'

/** Done, waiting for somebody, gone wrong, or over without success. */
export type ResultTone = 'done' | 'waiting' | 'failed' | 'ended'

const glyphs = { done: 'check', waiting: 'clock', failed: 'alert', ended: 'info' } as const

/** A time within a headline, which is not broken into lines. */
const instants = /(\d{4}-\d\d-\d\d \d\d:\d\d)/

interface ResultSheetProps {
  readonly tone: ResultTone
  readonly headline: string
  /** The headline changes by itself while the page is open. */
  readonly live?: boolean
  /** Below the headline: what it does not say of the order. */
  readonly about?: ReactNode
  /** The chain of steps. */
  readonly steps: ReactNode
  /** What comes next; nothing once all is said. */
  readonly next: { readonly title: string; readonly text: ReactNode } | null
  /** What has to be known before going on. */
  readonly note?: ReactNode
  readonly facts: readonly Description[]
  /** What it comes to. */
  readonly sums: ReactNode
  readonly actions: ReactNode
}

/** What became of an order, where it goes from here, what it comes to, and the ways on. */
export const ResultSheet = ({ tone, headline, live = false, about, steps, next, note, facts, sums, actions }: ResultSheetProps) => (
  <S.Paper>
    <S.Head>
      <S.Mark data-tone={tone}>
        <Icon name={glyphs[tone]} size={24} />
      </S.Mark>
      <div role={live ? 'status' : undefined}>
        <Text as="h1" size={24} strong>
          {headline.split(instants).map((part, at) => (at % 2 === 1 ? <time key={part}>{part}</time> : part))}
        </Text>
        {about ? (
          <Text as="div" tone="secondary">
            {about}
          </Text>
        ) : null}
      </div>
    </S.Head>
    <S.Part>
      {steps}
      {next ? (
        <S.Next>
          <b>{next.title}</b>
          {next.text ? <p>{next.text}</p> : null}
        </S.Next>
      ) : null}
    </S.Part>
    {note ? <S.Part>{note}</S.Part> : null}
    <S.Foot>
      <DescriptionList ruled items={facts} />
      <div>
        {sums}
        <S.Actions>{actions}</S.Actions>
      </div>
    </S.Foot>
  </S.Paper>
)

/** The same sheet while it loads. */
export const ResultSheetLoading = ({ label }: { readonly label: string }) => (
  <S.Paper role="status" aria-label={label}>
    <S.Head>
      <Skeleton variant="circle" width={48} />
      <div>
        <Skeleton width={280} height={24} />
        <Skeleton width={200} />
      </div>
    </S.Head>
    <S.Part>
      <Skeleton variant="block" height={64} />
    </S.Part>
    <S.Foot>
      <Skeleton lines={3} />
      <Skeleton variant="block" height={96} />
    </S.Foot>
  </S.Paper>
)
