import { media } from '@mall/ui/theme'
import { css, styled } from 'styled-components'

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Time = styled.time`
  font-variant-numeric: tabular-nums;
`

export const Quiet = styled.span`
  color: var(--mall-text-secondary);
`

export const Sum = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

export const Products = styled.span`
  display: flex;
  gap: var(--mall-space-8);
  align-items: center;
  min-inline-size: 0;

  img {
    flex: none;
    border-radius: var(--mall-radius-tag);
  }

  span {
    min-inline-size: 0;
    ${oneLine}
  }

  small {
    flex: none;
    color: var(--mall-text-secondary);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
  }
`

/** Lines with something at both ends; the last one is the actions. */
export const Card = styled.article`
  display: grid;
  gap: var(--mall-space-4);

  > [data-part='line'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--mall-space-12);
    align-items: center;
    justify-content: space-between;
  }

  > [data-part='line'] > a {
    color: var(--mall-primary);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
`

export const Peek = styled.div`
  display: grid;
  gap: var(--mall-space-16);

  header {
    display: flex;
    gap: var(--mall-space-12);
    align-items: center;
    justify-content: space-between;
  }

  header > div {
    display: grid;
    gap: var(--mall-space-4);
    justify-items: start;
  }

  section {
    padding-block-start: var(--mall-space-16);
    border-block-start: 1px solid var(--mall-divider);
  }

  h3 {
    margin: 0 0 var(--mall-space-8);
    font-size: var(--mall-font-size-14);
    font-weight: 600;
    line-height: var(--mall-line-height-14);
  }

  p {
    margin: 0 0 var(--mall-space-16);
  }

  ul,
  ol {
    display: grid;
    gap: var(--mall-space-8);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ul > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    gap: var(--mall-space-12);
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
`

export const Recommendations = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--mall-space-8) var(--mall-space-16);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    gap: var(--mall-space-8);
    align-items: center;
  }

  img {
    border-radius: var(--mall-radius-control);
  }

  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    color: var(--mall-text);
    font-size: var(--mall-font-size-12);
    line-height: var(--mall-line-height-12);
    overflow-wrap: anywhere;
    text-decoration: none;
  }

  a:hover {
    color: var(--mall-primary);
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--mall-space-4);
  align-items: baseline;
`
