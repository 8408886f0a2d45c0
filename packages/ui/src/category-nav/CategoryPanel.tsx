import { memo } from 'react'
import type { ReactNode } from 'react'
import { partsOf, type ClassNames } from '../styles/parts.ts'
import type { CategoryLeaf, CategoryTreeNode } from './group-categories.ts'

/** Attributes that the link element of a category must have. */
export interface CategoryLinkProps {
  readonly href: string
  readonly children: ReactNode
  /** The site's class for the part `link`. */
  readonly className?: string | undefined
  readonly [attribute: `data-${string}`]: string
}

/** Renders the link of one category. */
export type RenderCategoryLink = (link: { category: CategoryLeaf; level: 1 | 2 | 3; props: CategoryLinkProps }) => ReactNode

/** Address and text of a category's link: the product list filtered by `Cid`. */
export const linkProps = ({ CategoryId, Name }: CategoryLeaf, classNames: ClassNames<'link'> | undefined): CategoryLinkProps =>
  ({ ...partsOf(classNames)('link'), href: `/product/index?Cid=${encodeURIComponent(CategoryId)}`, children: Name })

interface CategoryPanelProps {
  categories: readonly CategoryTreeNode[]
  renderLink: RenderCategoryLink
  classNames: ClassNames<'branch' | 'branches' | 'category' | 'leaf' | 'leaves' | 'link' | 'title'> | undefined
}

/** The second and third level of a row. Memoised, so that opening and closing does not render it again. */
export const CategoryPanel = memo(function CategoryPanel({ categories, renderLink, classNames }: CategoryPanelProps) {
  const part = partsOf(classNames)
  return categories.map((category) => (
    <div key={category.CategoryId} {...part('category')}>
      <span {...part('title')}>{renderLink({ category, level: 1, props: linkProps(category, classNames) })}</span>
      <ul {...part('branches')}>
        {category.Category2List?.map((branch) => (
          <li key={branch.CategoryId} {...part('branch')}>
            {renderLink({ category: branch, level: 2, props: linkProps(branch, classNames) })}
            {branch.Category3List?.length ? (
              <ul {...part('leaves')}>
                {branch.Category3List.map((leaf) => (
                  <li key={leaf.CategoryId} {...part('leaf')}>{renderLink({ category: leaf, level: 3, props: linkProps(leaf, classNames) })}</li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  ))
})
