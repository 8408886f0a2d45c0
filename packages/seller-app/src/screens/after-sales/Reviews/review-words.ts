import type { SellerReview, SellerReviewAction } from '@mall/api/seller/contract'
import type { StatusTone } from '@mall/ui/status-tag'

/** What the button of an action says. */
export const reviewActionLabel = (action: SellerReviewAction, { Reply }: Pick<SellerReview, 'Reply'>): string => {
  if (action === 'Reply') return Reply === null ? '回复' : '改回复'
  return action === 'Hide' ? '隐藏' : '恢复显示'
}

/** How far the seller is with a review. */
export const reviewState = ({ Reply, Hidden }: Pick<SellerReview, 'Reply' | 'Hidden'>): { readonly words: string; readonly tone: StatusTone } => {
  if (Hidden !== null) return { words: '已隐藏', tone: 'neutral' }
  return Reply === null ? { words: '待回复', tone: 'warning' } : { words: '已回复', tone: 'success' }
}

/** What was written, or that there are no words. */
export const reviewText = ({ Text }: Pick<SellerReview, 'Text'>): string => (Text === '' ? '没有填写文字' : Text)

/** 张敏（匿名） */
export const writerText = ({ UserName, Anonymous }: Pick<SellerReview, 'UserName' | 'Anonymous'>): string => (Anonymous ? `${UserName}（匿名）` : UserName)
