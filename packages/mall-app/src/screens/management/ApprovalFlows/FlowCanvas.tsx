import { nodeText, type ApprovalFlowContent, type ApprovalReplay, type FlowNames } from '@mall/api/contract'
import { Section } from '@mall/ui/section'
import { lanesOf } from './flow-canvas.ts'
import * as S from './FlowCanvas.styles.ts'
import { nodeLineId } from './NodeEditor.tsx'
import { timeoutText } from './node-words.ts'

/** A level of a rule, by both places. */
export interface NodePlace {
  readonly rule: number
  readonly node: number
}

interface FlowCanvasProps {
  readonly content: ApprovalFlowContent
  readonly names: FlowNames
  /** Of the content as it is; undefined: it was not replayed so. */
  readonly replay: ApprovalReplay | undefined
  readonly mayReplay: boolean
  readonly current: NodePlace | null
  /** Goes to the sentence of a level. */
  readonly onChoose: (place: NodePlace) => void
}

/** The whole flow drawn: a lane for each rule, its levels one after the other, its line as wide as its share of the orders. */
export const FlowCanvas = ({ content, names, replay, mayReplay, current, onChoose }: FlowCanvasProps) => {
  const lanes = lanesOf(content, names, replay)
  const levels = Math.max(1, ...lanes.map(({ nodes }) => nodes.length))
  const titles = Array.from({ length: levels }, (_, at) => `第 ${at + 1} 级`)
  return (
    <Section title="流程" aside={replay ? `线的粗细是近 ${replay.Days} 天的单数` : mayReplay ? '回放后，线的粗细是单数' : undefined}>
      <S.Scroller tabIndex={0} role="group" aria-label="流程图">
        <S.Levels aria-hidden style={{ '--levels': levels }}>
          <span>提交</span>
          {titles.map((title) => <span key={title}>{title}</span>)}
          <span>下单</span>
        </S.Levels>
        <S.Lanes>
          {lanes.map(({ title, sentence, conditions, nodes, orders, width }, rule) => (
            <S.Lane key={title} aria-label={sentence} style={{ '--levels': levels, '--line': `${width}px` }}>
              <S.Start title={conditions}>
                <b>{orders === null ? title : `${title} ${orders} 单`}</b>
                <span>{conditions}</span>
              </S.Start>
              {nodes.map((node, at) => (
                <S.Card
                  key={nodeLineId(rule, at)}
                  type="button"
                  aria-current={current?.rule === rule && current.node === at ? 'true' : undefined}
                  title={nodeText(node, names)}
                  onClick={() => onChoose({ rule, node: at })}
                >
                  <b>{node.Name || `第 ${at + 1} 级`}</b>
                  <span>{nodeText(node, names)}</span>
                  <span>{timeoutText(node)}</span>
                </S.Card>
              ))}
              <S.End>下单</S.End>
            </S.Lane>
          ))}
        </S.Lanes>
      </S.Scroller>
    </Section>
  )
}
