import { media } from '@mall/ui/theme'
import { styled } from 'styled-components'

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
    filter: var(--mall-picture-filter);
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
