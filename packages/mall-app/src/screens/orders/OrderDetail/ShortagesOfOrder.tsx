import { shortageAnswer, shortageAnswerNames, type OrderDetail, type OrderShortage, type ShortageAnswer } from '@mall/api/contract'
import { Shortages } from '@mall/app-kit/goods/Shortages.tsx'
import { Button } from '@mall/ui/button'
import { ConfirmDialog } from '@mall/ui/dialog'
import { Inline } from '@mall/ui/stack'
import { useState } from 'react'

interface ShortagesOfOrderProps {
  readonly order: OrderDetail
  readonly pending: boolean
  readonly onAnswer: (shortageId: number, answer: ShortageAnswer) => void
}

interface Question {
  readonly title: string
  readonly description: string
}

const goods = ({ CustomerProductName, Quantity, Unit }: Pick<OrderShortage, 'CustomerProductName' | 'Quantity' | 'Unit'>): string => `“${CustomerProductName}” ${Quantity}${Unit}`

const questionOf: Readonly<Record<ShortageAnswer, (shortage: OrderShortage) => Question>> = {
  [shortageAnswer.accept]: (one) => ({ title: '接受换货？', description: `${goods(one)}换成${one.Replacement === null ? '' : goods(one.Replacement)}，应付不会增加。换了以后不能改回来。` }),
  [shortageAnswer.decline]: (one) => ({ title: '不要了？', description: `${goods(one)}不再发，应付随之减少，付过的退回。不能恢复。` }),
  [shortageAnswer.wait]: (one) => ({ title: '等到货？', description: `${goods(one)}留在订单里，商家到货后再发。` }),
}

/** What the seller asks, and the three words that answer it. Each says first what follows from it. */
export const ShortagesOfOrder = ({ order: { Shortages: shortages, AllowActions }, pending, onAnswer }: ShortagesOfOrderProps) => {
  const [said, setSaid] = useState<{ readonly shortage: OrderShortage; readonly answer: ShortageAnswer } | null>(null)
  const answers = (shortage: OrderShortage) => (
    <Inline gap={8}>
      {Object.values(shortageAnswer).map((answer) => (
        <Button key={answer} aria-label={`${shortageAnswerNames[answer]}：${shortage.CustomerProductName}的换货`} aria-disabled={pending} onClick={() => (pending ? undefined : setSaid({ shortage, answer }))}>
          {shortageAnswerNames[answer]}
        </Button>
      ))}
    </Inline>
  )
  return (
    <>
      <Shortages shortages={shortages} {...(AllowActions.includes('AnswerShortage') ? { renderAnswers: answers } : {})} />
      {said === null ? null : (
        <ConfirmDialog
          open
          danger={said.answer === shortageAnswer.decline}
          {...questionOf[said.answer](said.shortage)}
          messages={{ confirm: shortageAnswerNames[said.answer] }}
          onConfirm={() => {
            setSaid(null)
            onAnswer(said.shortage.ShortageId, said.answer)
          }}
          onOpenChange={() => setSaid(null)}
        />
      )}
    </>
  )
}
