import styles from './ErrorPage.module.css';

/** 404 with a rising sun for its zero, and a paper boat before it: drawn, so that it needs nothing from the backend. */
export function PaperBoat({ alt }: { readonly alt: string }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 1440 640"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={alt}
    >
      <path fill="#f7f5ef" d="M0 0h1440v442H0z" />
      <g fill="#12130f">
        <path d="M302 25h146v268h45v74h-45v75h-90v-75H182v-88zm56 94-93 174h93z" />
        <path d="M1066 25h146v268h45v74h-45v75h-90v-75H946v-88zm56 94-93 174h93z" />
      </g>
      <path fill="#ffb000" d="M450 442a270 270 0 0 1 540 0z" />
      <path fill="#0b4f4a" d="M0 442h1440v198H0z" />
      <path
        stroke="#06332f"
        strokeWidth="8"
        d="M190 462h280M215 487h270M183 514h212M233 541h200M985 462h290M1000 487h280M1030 514h190"
      />
      <path stroke="#ffb000" strokeWidth="8" d="M480 462h490M495 487h450M488 514h460" />
      <path stroke="#8f8a2a" strokeWidth="8" d="M513 541h300M506 567h340M531 594h260" />
      <g>
        <path fill="#fffdf8" d="m825 515 96 28 109-122 22 168H884z" />
        <path fill="#e2dccb" d="m1030 421 128 108 90-46-56 106h-150z" />
        <path fill="none" stroke="#9dc0b4" strokeWidth="2" d="M940 532h104M962 508h76M984 484h52M1006 460h28" />
      </g>
      <path
        fill="none"
        stroke="#d3e2db"
        strokeWidth="6"
        d="M760 590c40-14 60 14 96 0s60 14 96 0 60 14 96 0 60 14 96 0 60 14 96 0 60 14 90 0"
      />
      <path fill="none" stroke="#177066" strokeWidth="6" d="M850 622c40-12 60 12 96 0s60 12 96 0 60 12 96 0" />
    </svg>
  );
}
