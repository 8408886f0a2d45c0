import type { ContentNode } from '@mall/api/contract'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { Alert } from '@mall/ui/alert'
import { Skeleton } from '@mall/ui/skeleton'
import { Text } from '@mall/ui/text'
import * as S from './ContentPreview.styles.ts'

/** How a text is drawn for its editor. */
export interface DrawnContent {
  /** Undefined while the first one is on its way. */
  readonly nodes: readonly ContentNode[] | undefined
  /** What the text has that pages do not show. */
  readonly problem: string | null
  /** What was typed since is not in it yet. */
  readonly isBehind: boolean
}

interface ContentPreviewProps {
  readonly title: string
  readonly drawn: DrawnContent
}

/** A text as its readers will see it, on a desk and on a phone. */
export const ContentPreview = ({ title, drawn: { nodes, problem, isBehind } }: ContentPreviewProps) => (
  <S.Preview aria-label="预览">
    <S.Head>
      <strong>买家看到的样子</strong>
      <Text tone="secondary" size={12} role="status">
        {isBehind ? '正在更新…' : <S.Devices>桌面与手机</S.Devices>}
      </Text>
    </S.Head>
    {problem === null ? null : <Alert tone="warning">{problem}</Alert>}
    {nodes === undefined ? (
      problem === null ? (
        <div role="status" aria-label="预览加载中">
          <Skeleton lines={6} />
        </div>
      ) : null
    ) : (
      <S.Windows>
        {(['desk', 'phone'] as const).map((device) => (
          <S.Window key={device} data-device={device} aria-label={device === 'desk' ? '桌面 1440' : '手机 390'} tabIndex={0}>
            <h2>{title.trim() === '' ? '（没有标题）' : title}</h2>
            {nodes.length === 0 ? <Text as="p" tone="secondary">还没有正文</Text> : <Content nodes={nodes} />}
          </S.Window>
        ))}
      </S.Windows>
    )}
  </S.Preview>
)
