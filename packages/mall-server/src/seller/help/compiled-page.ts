import { helpLimits } from '@mall/api/seller/contract'
import { compilePage, MarkdownError, type ContentPage } from '../../platform/content/markdown.ts'
import { BusinessError } from '../../platform/http/errors.ts'

const invalid = (message: string): BusinessError => new BusinessError('MARKDOWN_INVALID', message)

/**
 * What is drawn of a page.
 * @throws BusinessError `MARKDOWN_INVALID`
 */
export const compiledPage = (body: string): ContentPage => {
  try {
    const page = compilePage(body)
    if (page.title.length > helpLimits.title) throw invalid(`第 1 行：标题最多 ${helpLimits.title} 个字`)
    if (page.nodes.length === 0) throw invalid('请在标题下写正文')
    return page
  } catch (error) {
    if (error instanceof MarkdownError) throw invalid(error.message)
    throw error
  }
}
