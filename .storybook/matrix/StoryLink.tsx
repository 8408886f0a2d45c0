import type { MouseEvent, ReactNode } from 'react'
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { GuideLanguage } from '../docs/guide-language.ts'

interface StoryLinkProps {
  /** A story, or a page of docs: `components-button--docs`. */
  readonly id: string
  readonly docs?: boolean
  /** Of the guide there. */
  readonly language?: GuideLanguage
  readonly label?: string
  readonly children: ReactNode
}

/** A link to another story; a plain click goes there without reloading Storybook. */
export const StoryLink = ({ id, docs = false, language, label, children }: StoryLinkProps) => {
  const go = (event: MouseEvent) => {
    // The click stays here: elsewhere in a story a link is reported instead of followed.
    event.nativeEvent.stopPropagation()
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    const channel = addons.getChannel()
    if (language !== undefined) channel.emit(UPDATE_GLOBALS, { globals: { language } })
    channel.emit(SELECT_STORY, { storyId: id })
  }
  return (
    <a href={`./?path=/${docs ? 'docs' : 'story'}/${id}${language === undefined ? '' : `&globals=language:${language}`}`} target="_top" aria-label={label} title={label} onClick={go}>
      {children}
    </a>
  )
}
