import type { ReactNode } from 'react';

interface PublicPageProps {
  readonly back?: ReactNode;
  readonly children: ReactNode;
}

export function PublicPage({ back, children }: PublicPageProps) {
  return (
    <div className={`mx-auto max-w-310 px-4.5 md:px-8 ${back ? 'pt-6 md:pt-9' : 'pt-10 md:pt-16'}`}>
      {back && <div className="mb-7 md:mb-8">{back}</div>}
      {children}
    </div>
  );
}
