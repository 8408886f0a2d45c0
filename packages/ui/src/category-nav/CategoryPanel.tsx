import { memo } from 'react'
import type { ReactNode } from 'react'
import type { CategoryLeaf, CategoryTreeNode } from './group-categories.ts'

/** Attributes that the link element of a category must have. */
export interface CategoryLinkProps {
  readonly href: string
  readonly children: ReactNode
  readonly [attribute: `data-${string}`]: string
}

/** Renders the link of one category. */
export type RenderCategoryLink = (link: { category: CategoryLeaf; level: 1 | 2 | 3; props: CategoryLinkProps }) => ReactNode

/** Address and text of a category's link: the product list filtered by `Cid` (specification §2). */
export const linkProps = ({ CategoryId, Name }: CategoryLeaf): CategoryLinkProps =>
  ({ href: `/product/index?Cid=${encodeURIComponent(CategoryId)}`, children: Name })

interface CategoryPanelProps {
  categories: readonly CategoryTreeNode[]
  renderLink: RenderCategoryLink
}

/** The second and third level of a row. Memoised, so that opening and closing does not render it again. */
export const CategoryPanel = memo(function CategoryPanel({ categories, renderLink }: CategoryPanelProps) {
  return categories.map((category) => (
    <div key={category.CategoryId} data-part="category">
      <span data-part="title">{renderLink({ category, level: 1, props: linkProps(category) })}</span>
      <ul>
        {category.Category2List?.map((branch) => (
          <li key={branch.CategoryId} data-part="branch">
            {renderLink({ category: branch, level: 2, props: linkProps(branch) })}
            {branch.Category3List?.length ? (
              <ul data-part="leaves">
                {branch.Category3List.map((leaf) => (
                  <li key={leaf.CategoryId}>{renderLink({ category: leaf, level: 3, props: linkProps(leaf) })}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  ))
})
