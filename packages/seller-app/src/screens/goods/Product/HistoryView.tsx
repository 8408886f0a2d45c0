import type { ProductHistory } from '@mall/api/seller/contract'
import { FoldSection } from '@mall/app-kit/page/FoldSection.tsx'
import { formatInstant } from '@mall/app-kit/words/format.ts'
import { Button } from '@mall/ui/button'
import { Empty } from '@mall/ui/empty'
import { Text } from '@mall/ui/text'
import { Timeline } from '@mall/ui/timeline'
import * as S from './FieldEditors.styles.ts'

interface HistoryViewProps {
  readonly history: ProductHistory
  /** Reads more entries; undefined while they are on their way. */
  readonly onMore?: (() => void) | undefined
}

/** Texts that are longer are cut: the whole stands in the form. */
const longest = 80

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)

const Change = ({ Name, Before, After }: ProductHistory['Items'][number]['Changes'][number]) => (
  <Text as="p" size={12}>
    <S.Was>
      {`${Name} `}
      {Before === '' ? null : <del title={Before}>{cut(Before)}</del>}
      {Before === '' ? '' : ' → '}
      <strong title={After}>{After === '' ? '空' : cut(After)}</strong>
    </S.Was>
  </Text>
)

/** 历史: what was published, by whom, field by field. */
export const HistoryView = ({ history: { Items, total }, onMore }: HistoryViewProps) => (
  <FoldSection id="history" title="历史" folded aside={`${total} 次`}>
    {Items.length === 0 ? (
      <Empty size="small" title="还没有改过" />
    ) : (
      <Timeline
        items={Items.map(({ At, By, Text: what, Changes }, at) => ({
          id: `${At} ${at}`,
          title: `${what}，${By}`,
          time: formatInstant(At),
          description: Changes.length === 0 ? undefined : Changes.map((change) => <Change key={change.Name} {...change} />),
        }))}
      />
    )}
    {Items.length < total ? <Button variant="text" disabled={onMore === undefined} onClick={onMore}>{`更早的 ${total - Items.length} 次`}</Button> : null}
  </FoldSection>
)
