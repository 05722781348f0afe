import { createFileRoute } from "@tanstack/react-router";
import { Head } from "../lib/head.tsx";

export const Route = createFileRoute("/")({ component: Home });

function Home() {
  return (
    <section className="wrap section">
      <Head
        title="AIPM: India's First Property Exchange Platform"
        wholeTitle
        description="Buy, sell, exchange and manage property anywhere in India with one family-run advisory."
        path="/"
      />
      <h1 className="text-h1 font-display">India&rsquo;s First Property Exchange Platform</h1>
    </section>
  );
}
