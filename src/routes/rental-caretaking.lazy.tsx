import { createLazyFileRoute } from "@tanstack/react-router";
import { RentalCaretaking } from "../pages/rental-caretaking/page.tsx";

export const Route = createLazyFileRoute("/rental-caretaking")({ component: RentalCaretaking });
