import { Section } from '@mall/ui/section'
import { styled } from 'styled-components'

const belowAnchors = 'calc(var(--header-height, 0px) + var(--banner-height, 0px) + 40px)'

export const Part = styled(Section)`
  scroll-margin-block-start: ${belowAnchors};

  &:focus {
    outline: none;
  }
`

export const Fold = styled.details`
  min-inline-size: 0;
  padding-inline: var(--mall-sheet-padding, 0px);
  border-block-start: 1px solid var(--mall-divider);
  scroll-margin-block-start: ${belowAnchors};

  &[open] {
    padding-block-end: var(--mall-space-20);
  }
  &:focus {
    outline: none;
  }
  > summary {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
    align-items: center;
    min-block-size: 52px;
    cursor: pointer;
    list-style: none;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > h2 {
    margin: 0;
    font-size: var(--mall-font-size-16);
    line-height: var(--mall-line-height-16);
    font-weight: 600;
  }
  > summary > [data-part='aside'] {
    flex: 1 1 0;
    min-inline-size: 0;
    color: var(--mall-text-secondary);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > summary > svg {
    flex: none;
    margin-inline-start: auto;
    color: var(--mall-text-secondary);
    transition: rotate var(--mall-motion-fast) var(--mall-ease-enter);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
`

/** The actions of a part, which stand in its heading where it is not folded. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mall-space-8);
  justify-content: end;
  margin-block-end: var(--mall-space-12);
`
