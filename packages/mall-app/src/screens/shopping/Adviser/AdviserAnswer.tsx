import type { ChatAction, ChatMessage } from '@mall/api/contract'
import { Alert } from '@mall/ui/alert'
import { Button } from '@mall/ui/button'
import { Icon } from '@mall/ui/icon'
import { Inline } from '@mall/ui/stack'
import { Text } from '@mall/ui/text'
import { useMemo } from 'react'
import { Content } from '@mall/app-kit/content/Content.tsx'
import { ProductTile, type ProductTileProps } from '../../../components/product/ProductTile.tsx'
import { answerNodes } from './answer-nodes.ts'
import * as S from './Adviser.styles.ts'

export interface AnswerActions {
  /** The product on its way to the cart, or null. */
  readonly addingCode: string | null
  readonly isAddingAll: boolean
  readonly isFavorite: (code: string, known: boolean) => boolean
  readonly onAddToCart: ProductTileProps['onAddToCart']
  /** Undefined for a viewer who may not order. */
  readonly onAddAll: ((lines: ChatAction['Lines']) => void) | undefined
  readonly onFavoriteChange: (code: string, favorite: boolean) => void
  readonly onCopy: (text: string) => void
  readonly onFeedback: (message: ChatMessage, value: ChatMessage['Feedback']) => void
}

export interface AdviserAnswerProps extends AnswerActions {
  readonly message: ChatMessage
  readonly isLive: boolean
  /** Of the last answer: asks again, or goes on. */
  readonly onResume?: ((how: 'again' | 'continue') => void) | undefined
  /** Why it ended before its end. */
  readonly problem: string | null
}

const endings = { stopped: '已停止生成', broken: '连接中断', failed: '回答没有完成' } as const

/** An answer: how it was thought, its words, products, a proposal, and its actions. */
export const AdviserAnswer = ({ message, isLive, onResume, problem, addingCode, isAddingAll, isFavorite, onAddToCart, onAddAll, ...on }: AdviserAnswerProps) => {
  const { Text: text, Reasoning, Products, Action, State, Feedback } = message
  const nodes = useMemo(() => answerNodes(text), [text])
  const rate = (value: 'useful' | 'useless') => on.onFeedback(message, Feedback === value ? null : value)
  return (
    <S.AnswerParts>
      {Reasoning !== '' && (
        <S.Reasoning open={isLive && text === ''}>
          <summary>深度思考</summary>
          <p>{Reasoning}</p>
        </S.Reasoning>
      )}
      {text !== '' && (
        <S.Answer>
          <Content nodes={nodes} />
        </S.Answer>
      )}
      {isLive && text === '' && Reasoning === '' && <Text tone="secondary">正在查找…</Text>}
      {Products.length > 0 && (
        <S.Products aria-label="推荐商品">
          {Products.map((item) => (
            <li key={item.ProductCode}>
              <ProductTile item={item} adding={addingCode === item.ProductCode} favorite={isFavorite(item.ProductCode, item.IsFavorite)} onAddToCart={onAddToCart} onFavoriteChange={on.onFavoriteChange} />
            </li>
          ))}
        </S.Products>
      )}
      {Action !== null && (
        <S.Proposal>
          <h3>{onAddAll ? '建议加入购物车' : '建议的商品和数量'}</h3>
          <ul>
            {Action.Lines.map(({ ProductCode, Name, Quantity, Unit }) => (
              <li key={ProductCode}>
                <span>{Name}</span>
                <span>
                  {Quantity}
                  {Unit}
                </span>
              </li>
            ))}
          </ul>
          {onAddAll ? (
            <Button loading={isAddingAll} icon={<Icon name="cart" size={16} />} onClick={() => onAddAll(Action.Lines)}>
              全部加入购物车
            </Button>
          ) : null}
        </S.Proposal>
      )}
      {!isLive && State !== 'complete' && (
        <Alert
          tone={State === 'stopped' ? 'info' : 'warning'}
          action={
            onResume && (
              <Button variant="text" onClick={() => onResume('continue')}>
                {State === 'broken' ? '点击继续' : '继续'}
              </Button>
            )
          }
        >
          {problem ?? endings[State]}
        </Alert>
      )}
      {!isLive && text !== '' && (
        <Inline gap={4}>
          <Button variant="text" onClick={() => on.onCopy(text)}>
            复制
          </Button>
          {onResume && (
            <Button variant="text" onClick={() => onResume('again')}>
              重新生成
            </Button>
          )}
          <Button variant="text" aria-pressed={Feedback === 'useful'} onClick={() => rate('useful')}>
            {Feedback === 'useful' ? '✓ 有用' : '有用'}
          </Button>
          <Button variant="text" aria-pressed={Feedback === 'useless'} onClick={() => rate('useless')}>
            {Feedback === 'useless' ? '✓ 没用' : '没用'}
          </Button>
        </Inline>
      )}
    </S.AnswerParts>
  )
}
